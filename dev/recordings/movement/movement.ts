import { quantileOf } from '~dev/recordings/measure/statistics.ts'
import {
  joined,
  type Move,
  movesIn,
  restingSpots,
  type Stretch,
} from '~dev/recordings/movement/moves.ts'
import { HZ } from '~dev/recordings/movement/pitch-curve.ts'
import { sungStretches } from '~dev/recordings/movement/sung-stretches.ts'

/** How a melody moves; seconds, cents, shares 0–1. */
export type CurveMovement = {
  readonly phrase10: number
  readonly phrase50: number
  readonly phrase90: number
  /** Silences shorter than `REST_SECONDS`: the median, and their share of all. */
  readonly breath: number
  readonly breaths: number
  /** The longer silences. */
  readonly rest10: number
  readonly rest50: number
  readonly rest90: number
  readonly silent: number
  /** Moves in a sung minute. */
  readonly moves: number
  /** The share of the sung time that is faster than 300 cents a second. */
  readonly fast: number
  /** The share of resting spots shorter than 0.3 s; of the resting time, that in spots over 2 s. */
  readonly short: number
  readonly long: number
  /** How long moves of 250–450 and of 450–800 cents take. */
  readonly third50: number
  readonly third90: number
  readonly sixth50: number
  /** The share of moves of 150 cents or more. */
  readonly overshoot: number
  /** How much faster those are at their fastest than on average: 1 for a straight line. */
  readonly curved: number
  /** The middle pitch of the first four minutes. */
  readonly opening: number
  readonly onSa: number
}

const FAST = 300
const REST_SECONDS = 2.5
const PHRASES_APART_SECONDS = 0.5
const OPENING_SECONDS = 240

/** The figures of several pitch curves together. */
export function movementOf(curves: readonly Float64Array[]): CurveMovement {
  const takes = curves.map(takeOf)
  const all = <Item>(part: (take: Take) => readonly Item[]) => takes.flatMap(part)
  const [phrases, silences] = [all((take) => take.phrases), all((take) => take.silences)]
  const [moves, spots] = [all((take) => take.moves), all((take) => take.spots)]
  const [breaths, rests] = [
    silences.filter((length) => length < REST_SECONDS),
    silences.filter((length) => length >= REST_SECONDS),
  ]
  const sung = sum(takes.map((take) => take.sung))
  const lengths = (from: number, to: number) =>
    moves.filter(({ cents }) => cents >= from && cents < to).map(({ seconds }) => seconds)
  const wide = moves.filter(({ cents }) => cents >= 150)
  return {
    phrase10: quantileOf(phrases, 0.1),
    phrase50: quantileOf(phrases, 0.5),
    phrase90: quantileOf(phrases, 0.9),
    breath: quantileOf(breaths, 0.5),
    breaths: breaths.length / silences.length,
    rest10: quantileOf(rests, 0.1),
    rest50: quantileOf(rests, 0.5),
    rest90: quantileOf(rests, 0.9),
    silent: 1 - sung / sum(takes.map((take) => take.seconds)),
    moves: moves.length / (sung / 60),
    fast: sum(takes.map((take) => take.fast)) / sung,
    short: spots.filter((length) => length < 0.3).length / spots.length,
    long: sum(spots.filter((length) => length > 2)) / sum(spots),
    third50: quantileOf(lengths(250, 450), 0.5),
    third90: quantileOf(lengths(250, 450), 0.9),
    sixth50: quantileOf(lengths(450, 800), 0.5),
    overshoot: wide.filter((move) => move.overshoots).length / wide.length,
    curved: quantileOf(
      wide.map((move) => move.peak),
      0.5,
    ),
    opening: quantileOf(
      all((take) => take.opening),
      0.5,
    ),
    onSa: sum(takes.map((take) => take.onSa)) / sung,
  }
}

/** What is found in one melody. */
type Take = {
  /** From the first sound to the last; sung, fast and on Sa. */
  readonly seconds: number
  readonly sung: number
  readonly fast: number
  readonly onSa: number
  readonly phrases: readonly number[]
  readonly silences: readonly number[]
  readonly moves: readonly Move[]
  readonly spots: readonly number[]
  readonly opening: readonly number[]
}

function takeOf(curve: Float64Array): Take {
  const sung = sungStretches(curve)
  const phrases = joined(sung, PHRASES_APART_SECONDS)
  const seconds = ({ from, to }: Stretch) => (to - from) / HZ
  const count = (is: (cents: number, speed: number) => boolean) =>
    sum(
      sung.map(
        ({ smooth }) =>
          smooth.cents.filter((cents, at) => is(cents, smooth.speed[at] as number)).length / HZ,
      ),
    )
  return {
    seconds: seconds({ from: phrases[0]?.from ?? 0, to: phrases.at(-1)?.to ?? 0 }),
    sung: sum(sung.map(seconds)),
    fast: count((_, speed) => Math.abs(speed) > FAST),
    onSa: count((cents) => Math.abs(cents - 1200 * Math.round(cents / 1200)) < 50),
    phrases: phrases.map(seconds),
    silences: phrases.slice(1).map(({ from }, index) => (from - (phrases[index]?.to ?? 0)) / HZ),
    moves: sung.flatMap(({ smooth }) => movesIn(smooth)),
    spots: sung.flatMap(({ smooth }) => restingSpots(smooth)),
    opening: sung.flatMap(({ from, smooth }) => [
      ...smooth.cents.subarray(0, Math.max(0, OPENING_SECONDS * HZ - from)),
    ]),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
