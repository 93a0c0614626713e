import type { Note } from '~/raga/model/notation.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'

/** A phrase sung so many seconds later, or so many times as long. */
export function moved(phrase: ScorePhrase, later: number, longer = 1): ScorePhrase {
  const from = phrase.startSeconds + later
  const place = (seconds: number) => from + (seconds - phrase.startSeconds) * longer
  return {
    ...phrase,
    startSeconds: from,
    endSeconds: place(phrase.endSeconds),
    notes: phrase.notes.map((note) => ({
      ...note,
      startSeconds: place(note.startSeconds),
      lengthSeconds: note.lengthSeconds * longer,
    })),
  }
}

/** The notes of one phrase in the time of another. */
export function singing(
  { startSeconds, endSeconds, source }: ScorePhrase,
  notes: readonly Note[],
): ScorePhrase {
  const lengthSeconds = (endSeconds - startSeconds) / notes.length
  return {
    startSeconds,
    endSeconds,
    source,
    notes: notes.map((note, index) => ({
      note,
      startSeconds: startSeconds + index * lengthSeconds,
      lengthSeconds,
      graces: [],
      meend: false,
      andolan: false,
    })),
  }
}
