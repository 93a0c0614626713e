import type { Note } from '~/raga/model/notation.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import type { Contour } from '~/raga/sound/melody/contour.ts'
import { TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { contoursOf, type SessionRequest } from '~/raga/sound/render-session.ts'

/** A note of a phrase with its time, seconds from the phrase's beginning. */
type LineNote = { readonly note: Note; readonly seconds: number; readonly lengthSeconds: number }

/** The pitch of one phrase as straight pieces between points. */
export type LinePhrase = {
  /** From the beginning of the recording. */
  readonly startSeconds: number
  readonly endSeconds: number
  /** Of each point: seconds from the phrase's beginning, and cents above middle Sa. */
  readonly seconds: Float32Array
  readonly cents: Float32Array
  readonly notes: readonly LineNote[]
}

/** The sung pitch of a whole session in order of time, small enough to be sent between threads. */
export type SungLine = readonly LinePhrase[]

/** The line is drawn through the pitch at every so many ticks, and is never further from it. */
const EVERY_TICKS = 10
export const LINE_TOLERANCE_CENTS = 12

/**
 * The pitch that the melody of `renderSession` follows for the same request, glides and grace notes
 * included, to within `LINE_TOLERANCE_CENTS`.
 * @throws RangeError for a length that no session has
 */
export function sungLineOf(request: SessionRequest): SungLine {
  const score = composeAlap({ ...request, repertoire: repertoireOf(request.raga.id) })
  const contours = [...contoursOf({ ...request, score })]
  return score.phrases.flatMap((phrase, index) => {
    const contour = contours[index]
    return contour ? [linePhrase(phrase, contour)] : []
  })
}

function linePhrase(
  { startSeconds, endSeconds, notes }: ScorePhrase,
  contour: Contour,
): LinePhrase {
  return {
    startSeconds,
    endSeconds,
    ...straightened(contour.cents, (endSeconds - startSeconds) * TICKS_PER_SECOND),
    notes: notes.map((sung, index) => ({
      note: sung.note,
      seconds: sung.startSeconds - startSeconds,
      lengthSeconds: (notes[index + 1]?.startSeconds ?? endSeconds) - sung.startSeconds,
    })),
  }
}

/**
 * As few points as the tolerance needs, in one pass: a piece goes on while one straight line can
 * still pass near all it has seen (swinging door, Bristol 1990).
 */
function straightened(cents: Float32Array, ticks: number): Pick<LinePhrase, 'seconds' | 'cents'> {
  const most = Math.min(cents.length - 1, Math.round(ticks))
  const last = most - (most % EVERY_TICKS)
  const points = [0]
  let from = 0
  let [low, high] = WIDE_OPEN
  for (let tick = EVERY_TICKS; tick <= last; tick += EVERY_TICKS) {
    const rise = (cents[tick] as number) - (cents[from] as number)
    const slope = rise / (tick - from)
    if (slope < low || slope > high) {
      from = tick - EVERY_TICKS
      points.push(from)
      ;[low, high] = WIDE_OPEN
    }
    const [flattest, steepest] = doorAt(cents, from, tick)
    low = Math.max(low, flattest)
    high = Math.min(high, steepest)
  }
  points.push(last)
  return {
    seconds: Float32Array.from(points, (tick) => tick / TICKS_PER_SECOND),
    cents: Float32Array.from(points, (tick) => cents[tick] as number),
  }
}

const WIDE_OPEN = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

/** The slopes of the lines from one tick that pass near the pitch at another. */
function doorAt(
  cents: Float32Array,
  from: number,
  tick: number,
): [flattest: number, steepest: number] {
  const rise = (cents[tick] as number) - (cents[from] as number)
  const ticks = tick - from
  return [(rise - LINE_TOLERANCE_CENTS) / ticks, (rise + LINE_TOLERANCE_CENTS) / ticks]
}
