import { changed } from '~/domain/session/improvised.ts'
import { journeyOf } from '~/domain/session/journey-recording.ts'
import { inLength, RECORDING_MINUTES, ragaRecording } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

/**
 * What was heard in a session whose address is known, as this version composes it; `null` for any
 * other. `raga` is the raga's name.
 */
export function heardAgain(session: {
  readonly raga: string | null
  readonly heard: string | null
}): Recording | null {
  const { heard } = session
  if (heard === null) return null
  const raga = ragaNamed(session.raga ?? '')
  const known = raga ? inLength(ragaRecording(raga, RECORDING_MINUTES[0]), heard) : journeyOf(heard)
  return known && changed(known, { byCoin: false })
}
