import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { type Saved, sendWrite } from '~/queries/database/send-write.ts'
import type { Write } from '~/queries/writes/write.ts'

export type { Saved } from '~/queries/database/send-write.ts'

/** A mutation that sends the write made from its input; ids and instants are made at the call. */
export function useWrite<Input>(writeOf: (input: Input) => Write) {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<Saved, DataError, Input>({
    mutationFn: async (input) => sendWrite(client, uid, writeOf(input)),
  })
}

/** An id for something new, made on the device. */
export function newId(): string {
  return crypto.randomUUID()
}
