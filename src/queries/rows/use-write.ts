import { useMutation } from '@tanstack/react-query'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/person.tsx'
import { type Saved, storeWrite } from '~/queries/rows/store-write.ts'
import type { Write } from '~/queries/writes/write.ts'

/** A mutation that stores the write made from its input; ids and instants are made at the call. */
export function useWrite<Input>(writeOf: (input: Input) => Write) {
  const { uid } = usePerson()
  return useMutation<Saved, DataError, Input>({
    mutationFn: async (input) => storeWrite(uid, writeOf(input)),
  })
}
