import { type NewJapa, recordJapa } from '~/data/japa.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type JapaWrites = { 'record-japa': NewJapa }

// Beads are a breath apart: longer, and the hand rests.
const PAUSE_MS = 4000

export const japaWrites: WriteDefinitions<JapaWrites> = {
  'record-japa': {
    call: recordJapa,
    row: ({ mantra, day }) => `japa ${mantra}-${day}`,
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at) => ({ ...write, base: at }),
    // A count of another device is newer.
    insteadOf: (_write, { kind }) => (kind === 'superseded' ? 'leave' : null),
    replacesEarlier: true,
    pauseMs: PAUSE_MS,
  },
}
