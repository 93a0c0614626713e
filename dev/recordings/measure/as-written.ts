import { type Raga, ratioOf } from '~/raga/model/raga.ts'
import { centsOf } from '~/raga/model/swara.ts'
import type { Score, ScoreNote } from '~/raga/score/score.ts'
import { centsAboveTonic, heldRuns } from '~dev/recordings/measure/intonation.ts'
import { HOP_SECONDS, type PitchTrack } from '~dev/recordings/measure/pitch-track.ts'

/**
 * A voice within this of the written note sings it; the nearest other note is at least 70 cents
 * away.
 */
const NEAR_CENTS = 50

/** A note begins with the move to it, and ends with the move to the next. */
const WAY = 0.25

/** The middle of a pitch window, in seconds after its beginning. */
const WINDOW_SECONDS = 0.032

/** The melody's middle Sa is an octave above the tonic of the tanpura. */
const SA_CENTS = 1200

/**
 * Of the time in which a pitch is held in the middle of a written note, the share (0–1) in which it
 * is that note; NaN when there is no such time. Notes that the raga does not permit are left out.
 */
export function asWritten(track: PitchTrack, raga: Raga, score: Score): number {
  const cents = centsAboveTonic(track, raga)
  const held = new Set(heldRuns(cents).flat())
  let heard = 0
  let agreed = 0
  for (const written of score.phrases.flatMap(({ notes }) => notes)) {
    const place = placeOf(written, raga)
    if (!place) continue
    const { from, to } = middleOf(written)
    const [low, high] = place
    for (let hop = from; hop < to; hop++) {
      if (!held.has(hop)) continue
      const at = cents[hop] as number
      heard++
      if (at >= low - NEAR_CENTS && at <= high + NEAR_CENTS) agreed++
    }
  }
  return agreed / heard
}

function middleOf({ startSeconds, lengthSeconds }: ScoreNote): { from: number; to: number } {
  const hopAt = (seconds: number) => Math.ceil((seconds - WINDOW_SECONDS) / HOP_SECONDS)
  return {
    from: Math.max(0, hopAt(startSeconds + WAY * lengthSeconds)),
    to: hopAt(startSeconds + (1 - WAY) * lengthSeconds),
  }
}

/** The pitch of a note, cents above the tonic; for one that swings, the range of its swing. */
function placeOf({ note }: ScoreNote, raga: Raga): [low: number, high: number] | undefined {
  const ratio = ratioOf(raga, note.swara)
  if (!ratio) return undefined
  const cents = SA_CENTS + centsOf(ratio) + 1200 * note.octave
  const swung = cents + (raga.andolan[note.swara]?.depthCents ?? 0)
  return [Math.min(cents, swung), Math.max(cents, swung)]
}
