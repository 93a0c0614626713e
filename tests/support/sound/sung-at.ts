import type { Phrase } from '~/raga/model/notation.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'

/** A phrase as in a score, from a given second of the recording; a unit lasts one second. */
export function sungAt({ notes }: Phrase, startSeconds: number): ScorePhrase {
  let end = startSeconds
  const sung = notes.map(({ units, ...note }) => {
    const start = end
    end += units
    return { ...note, startSeconds: start, lengthSeconds: units }
  })
  return { startSeconds, endSeconds: end, source: 'repertoire', notes: sung }
}
