import { celebrations } from '~/queries/practice/practice.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type CelebrationWrites = {
  celebrate: { readonly achievements: readonly string[]; readonly at: string }
}

export const celebrationWrites: WriteDefinitions<CelebrationWrites> = {
  celebrate: {
    call: (data, { achievements, at }) => data.celebrate(achievements, at),
    refreshes: (uid) => [celebrations(uid).queryKey],
  },
}
