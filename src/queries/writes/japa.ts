import { type NewJapa, recordJapa, type StoredJapa } from '~/data/japa.ts'
import { japaCounts } from '~/queries/reads/japa.ts'
import { shown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type JapaWrites = { 'record-japa': NewJapa }

// Beads are a breath apart: longer, and the hand rests.
const PAUSE_MS = 4000

export const japaWrites: WriteDefinitions<JapaWrites> = {
  'record-japa': {
    call: recordJapa,
    row: ({ mantra, day }) => `japa ${mantra}-${day}`,
    shows: (uid, count) => [shown(japaCounts(uid).queryKey, (counts) => withCount(counts, count))],
    refreshes: (uid) => [japaCounts(uid).queryKey],
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at) => ({ ...write, base: at }),
    // A count of another device is newer.
    insteadOf: (_write, { kind }) => (kind === 'superseded' ? 'leave' : null),
    replacesEarlier: true,
    pauseMs: PAUSE_MS,
  },
}

function withCount(counts: readonly StoredJapa[], { mantra, day, beads, at }: NewJapa) {
  const known = counts.find((count) => count.mantra === mantra)
  if (known && Date.parse(known.at) >= Date.parse(at)) return counts
  return [...counts.filter((count) => count !== known), { mantra, day, beads, at }]
}
