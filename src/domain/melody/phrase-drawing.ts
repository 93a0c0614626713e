import { type SargamNote, sargamOf } from '~/raga/model/notation.ts'
import type { LinePhrase, SungLine } from '~/raga/sound/sung-line.ts'

/** The number of the phrase that sounds at a time, or comes next; `null` after the last. */
export function phraseAt(line: SungLine, seconds: number): number | null {
  let [low, high] = [0, line.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((line[middle]?.endSeconds ?? 0) > seconds) high = middle
    else low = middle + 1
  }
  return low < line.length ? low : null
}

/** The phrase that was sung last at a time; `null` before the first has ended. */
export function lastSung(line: SungLine, seconds: number): LinePhrase | null {
  const next = phraseAt(line, seconds) ?? line.length
  return line[next - 1] ?? null
}

/** The name of a note that is held, at its place in a drawing. */
type RestMark = SargamNote & { readonly x: number; readonly y: number }

/** A phrase to be drawn in a box of `DRAWING`'s size, y downwards, and to be read. */
export type PhraseDrawing = {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly rests: readonly RestMark[]
  /** "Ni, low; Re; Ga (held); Re; Sa (held)". */
  readonly words: string
}

export const DRAWING = { width: 320, height: 64 } as const
/** Room for the names above the line, and for its ends. */
const INSIDE = { left: 8, right: 312, top: 26, bottom: 60 } as const
/** A phrase of fewer cents is not drawn as tall as the box. */
const LEAST_CENTS = 500
/** A note is a rest from this length on; names nearer to each other than this would touch. */
const REST_SECONDS = 0.9
const NAME_WIDTH = 28

/** The pitch of a phrase over time, with the names of its rests, the longest first to find room. */
export function phraseDrawing(phrase: LinePhrase): PhraseDrawing {
  const { startSeconds, endSeconds, seconds, cents, notes } = phrase
  const [low, high] = [Math.min(...cents), Math.max(...cents)]
  const spare = Math.max(0, LEAST_CENTS - (high - low)) / 2
  const span = high - low + 2 * spare
  const x = (at: number) =>
    tenths(INSIDE.left + ((INSIDE.right - INSIDE.left) * at) / (endSeconds - startSeconds))
  const y = (pitch: number) =>
    tenths(INSIDE.bottom - ((INSIDE.bottom - INSIDE.top) * (pitch - low + spare)) / span)
  const rests: RestMark[] = []
  for (const rest of restsOf(phrase)) {
    const middle = rest.seconds + rest.lengthSeconds / 2
    const mark = { ...sargamOf(rest.note), x: x(middle), y: y(pitchAt(phrase, middle)) }
    if (rests.every((other) => Math.abs(other.x - mark.x) >= NAME_WIDTH)) rests.push(mark)
  }
  return {
    points: Array.from(seconds, (at, index) => ({ x: x(at), y: y(cents[index] ?? 0) })),
    rests: rests.sort((one, other) => one.x - other.x),
    words: notes
      .map((sung) => `${sargamOf(sung.note).spoken}${isRest(sung) ? ' (held)' : ''}`)
      .join('; '),
  }
}

/** Cents above middle Sa, at seconds from the phrase's beginning. */
function pitchAt({ seconds, cents }: LinePhrase, at: number): number {
  const next = seconds.findIndex((time) => time >= at)
  if (next === 0) return cents[0] ?? 0
  const [from, to] = [seconds[next - 1] ?? 0, seconds[next] ?? 0]
  const [before, after] = [cents[next - 1] ?? 0, cents[next] ?? cents.at(-1) ?? 0]
  return next < 0 ? after : before + ((after - before) * (at - from)) / (to - from)
}

const isRest = ({ lengthSeconds }: LinePhrase['notes'][number]) => lengthSeconds >= REST_SECONDS

function restsOf({ notes }: LinePhrase): LinePhrase['notes'] {
  return notes.filter(isRest).sort((one, other) => other.lengthSeconds - one.lengthSeconds)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
