import { RAGAS } from '~/raga/catalogue.ts'
import type { RagaId } from '~/raga/raga.ts'
import type { Recording } from '~dev/recordings/recording.ts'

/** Sessions longer than ten minutes: Stress Relief and Deep Focus. */
const MINUTES: Partial<Record<RagaId, number>> = { shivaranjani: 15, hamsadhwani: 20 }

/** The recordings that the seeded sessions name. */
export function sessionRecordings(): readonly Recording[] {
  return RAGAS.map((raga) => ({ raga, minutes: MINUTES[raga.id] ?? 10 }))
}
