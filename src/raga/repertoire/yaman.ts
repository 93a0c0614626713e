import type { RepertoireEntry } from '~/raga/repertoire.ts'

export const YAMAN: RepertoireEntry = {
  ragaId: 'yaman',
  chalan: ['S R G', 'G P', ',N ,D ,N R', 'P R', "P D N S'"],
  phrases: [
    'S:3',
    ',N:2 R:2 S:4',
    ',N R G:3 /R:2 S:4',
    'G:2 R:1.5 /G:4',
    'G M:1.5 P:3 /M:1 G:3',
    "M D N:3 S':4",
    "S':2 N:2 D P:3 M G:4 R:2 S:4",
  ],
  cadence: 'P:2 M G:3 R:2 ,N:1 R:2 /S:6',
}
