import type { RagaId } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import type { ScoredLeg } from '~/raga/sound/render-session.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

/** A raga of the catalogue as a part of a session, with its melody. */
export function scoredLeg(id: RagaId, minutes: number, seed: string): ScoredLeg {
  const raga = ragaFor(id)
  const score = composeAlap({ raga, repertoire: repertoireOf(raga.id), minutes, seed })
  return { raga, minutes, score }
}
