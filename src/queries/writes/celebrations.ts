import { celebrate } from '~/data/celebrations.ts'
import { celebrations } from '~/queries/reads/practice.ts'
import { shown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type CelebrationWrites = {
  celebrate: { readonly achievements: readonly string[]; readonly at: string }
}

export const celebrationWrites: WriteDefinitions<CelebrationWrites> = {
  celebrate: {
    call: ({ achievements, at }) => celebrate(achievements, at),
    row: () => 'celebrations',
    shows: (uid, { achievements }) => [
      shown(celebrations(uid).queryKey, (seen) => [...new Set([...seen, ...achievements])]),
    ],
    refreshes: (uid) => [celebrations(uid).queryKey],
    merged: (earlier, later) => ({
      ...earlier,
      achievements: [...new Set([...earlier.achievements, ...later.achievements])],
    }),
  },
}
