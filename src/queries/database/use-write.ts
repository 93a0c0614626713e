import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Write, Written } from '~/data/write.ts'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { sendWrite } from '~/queries/database/send-write.ts'

/** A mutation that sends what the input makes; ids and instants are made when it is called. */
export function useWrite<Input>(writeOf: (input: Input) => Write) {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<Written, DataError, Input>({
    mutationFn: async (input) => sendWrite(client, uid, writeOf(input)),
  })
}

/** An id for something new, made on the device. */
export function newId(): string {
  return crypto.randomUUID()
}
