import { type Ayanamsha, fromLahiri } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { inFullCircle } from '~/jyotish/angle.ts'
import type { ChartRequest } from '~/jyotish/chart/chart.ts'
import { NAKSHATRAS, type Nakshatra } from '~/jyotish/chart/nakshatra.ts'
import { houseOf } from '~/jyotish/chart/placement.ts'
import { type Sign, signAt } from '~/jyotish/chart/sign.ts'
import { type DashaCourse, dashaCourse } from '~/jyotish/confidence/dasha-course.ts'
import { motionsOf, movedLagna, spanAround } from '~/jyotish/confidence/possible-births.ts'
import { quarterCourse, turnsOf } from '~/jyotish/confidence/turns.ts'
import { isCombust } from '~/jyotish/grahas/combustion.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import type { Motion } from '~/jyotish/grahas/motion.ts'
import { checkMoment, checkPlace } from '~/jyotish/time/chart-limits.ts'
import {
  type Course,
  courseOf,
  firstWhen,
  following,
  type Span,
  valueAt,
} from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** What each fact about a point of the zodiac is, for every birth time within the span. */
export type PlacementCourse = {
  readonly sign: Course<Sign>
  readonly nakshatra: Course<Nakshatra['name']>
  readonly pada: Course<number>
  readonly navamsha: Course<Sign>
}

export type GrahaCourse = PlacementCourse & {
  readonly house: Course<number>
  readonly retrograde: Course<boolean>
  readonly combust: Course<boolean>
}

/**
 * What is certain in a chart when the time of birth is known only to some minutes. Each fact is a
 * course over the possible births: one stretch means it is certain, several mean it may change.
 */
export type Confidence = {
  readonly span: Span
  readonly lagna: PlacementCourse
  readonly grahas: Readonly<Record<Graha, GrahaCourse>>
  readonly dasha: DashaCourse
}

/**
 * The confidence of a chart. The borders are exact to the engine's millisecond, because they are
 * found between ends and turns and not by sampling times: below 66° of latitude the lagna, the Sun,
 * the Moon and the mean node move one way only, and for the planets and the true node the turns are
 * found first.
 * @param minutes 0 to 720 before and after
 * @param now the instant whose dashas are wanted
 * @param ayanamsha its distance from Lahiri is taken as at the birth; True Chitra's changes by 0.2″
 *   in half a day
 * @throws RangeError as `chartOf` does, and for other minutes.
 */
export function chartConfidence(
  { utc, latitude, longitude, node }: ChartRequest,
  minutes: number,
  now: UtcMilliseconds,
  ayanamsha: Ayanamsha = 'lahiri',
): Confidence {
  checkMoment(utc)
  checkPlace({ latitude, longitude })
  const span = spanAround(utc, minutes)
  const shift = fromLahiri(ayanamsha)(utc)
  // It goes round once in a little less than a day, so in half a day it only moves forward, and
  // less than a full turn.
  const lagna = placementCourse(
    quarterCourse(span, movedLagna({ latitude, longitude }, shift), [utc], (from, to) =>
      inFullCircle(to - from),
    ),
  )
  const motions = motionsOf(node, shift)
  const grahaCourse = (graha: Graha): GrahaCourse => {
    const motion = motions[graha]
    const turns = turnsOf(motion, span)
    const placement = placementCourse(
      quarterCourse(span, (instant) => motion(instant).longitude, turns),
    )
    return {
      ...placement,
      house: houseCourse(placement.sign, lagna.sign),
      retrograde: courseOf(span, turns, (instant) => motion(instant).speed < 0),
      combust: combustCourse({ graha, span, motion, sun: motions.Sun, turns }),
    }
  }
  const grahas = Object.fromEntries(GRAHAS.map((graha) => [graha, grahaCourse(graha)])) as Record<
    Graha,
    GrahaCourse
  >
  const dasha = dashaCourse(
    { birth: utc, span, now },
    (instant) => motions.Moon(instant).longitude,
    grahas.Moon.nakshatra.slice(1).map(({ from }) => from),
  )
  return { span, lagna, grahas, dasha }
}

function placementCourse(quarters: Course<number>): PlacementCourse {
  return {
    sign: following(quarters, (quarter) => signAt(Math.floor(quarter / 9))),
    nakshatra: following(quarters, (quarter) => NAKSHATRAS[Math.floor(quarter / 4)] ?? 'Revati'),
    pada: following(quarters, (quarter) => (quarter % 4) + 1),
    navamsha: following(quarters, signAt),
  }
}

function houseCourse(sign: Course<Sign>, lagna: Course<Sign>): Course<number> {
  const [first, ...others] = [...sign, ...lagna].toSorted((a, b) => a.from - b.from)
  const until = sign.at(-1)?.until
  if (!first || !until) return []
  return courseOf(
    { from: first.from, until },
    others.map(({ from }) => from),
    (instant) => houseOf(valueAt(sign, instant) ?? 'Aries', valueAt(lagna, instant) ?? 'Aries'),
  )
}

type Combustion = {
  graha: Graha
  span: Span
  motion: Motion
  sun: Motion
  turns: readonly UtcMilliseconds[]
}

/**
 * Between two of its turns a graha becomes combust, or stops being combust, at most once: near the
 * Sun it steadily gains on the Sun or falls behind, and it needs days to pass through.
 */
function combustCourse({ graha, span, motion, sun, turns }: Combustion): Course<boolean> {
  const isCombustAt = (instant: UtcMilliseconds) => {
    const { longitude, speed } = motion(instant)
    return isCombust(graha, longitude, speed < 0, sun(instant).longitude)
  }
  const borders = [span.from, ...turns].flatMap((start, index) => {
    const end = ((turns[index] ?? span.until) - 1) as UtcMilliseconds
    const isCombustAtEnd = isCombustAt(end)
    if (isCombustAt(start) === isCombustAtEnd) return []
    return [firstWhen((instant) => isCombustAt(instant) === isCombustAtEnd, start, end)]
  })
  return courseOf(span, [...turns, ...borders], isCombustAt)
}
