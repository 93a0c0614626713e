import { celebrate } from '~/data/celebrations.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type CelebrationWrites = {
  celebrate: { readonly achievements: readonly string[]; readonly at: string }
}

export const celebrationWrites: WriteDefinitions<CelebrationWrites> = {
  celebrate: {
    call: ({ achievements, at }) => celebrate(achievements, at),
    row: () => 'celebrations',
    merged: (earlier, later) => ({
      ...earlier,
      achievements: [...new Set([...earlier.achievements, ...later.achievements])],
    }),
  },
}
