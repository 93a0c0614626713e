import { shortestArc } from '~/jyotish/angle.ts'
import { CYCLE_YEARS, DASHA_LORDS } from '~/jyotish/chart/dasha-lords.ts'
import {
  type Bhukti,
  DASHA_YEAR,
  type Dasha,
  type Mahadasha,
  vimshottari,
} from '~/jyotish/chart/vimshottari.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import type { LongitudeAt } from '~/jyotish/grahas/motion.ts'
import { type Course, courseOf, firstWhen, type Span } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/** How the dashas depend on the birth time within a span. */
export type DashaCourse = {
  /** The lords at `now` for each birth time, `null` outside their 120 years. */
  readonly mahadasha: Course<Graha | null>
  readonly bhukti: Course<Graha | null>
  /**
   * How far all dates shift, in milliseconds: earlier for the latest birth, later for the earliest.
   */
  readonly earlier: number
  readonly later: number
}

/**
 * Later births have earlier dashas, by about two weeks for every minute, because the Moon's way
 * through its nakshatra counts for years. All dates move together, even when the Moon enters the
 * next nakshatra: there the second mahadasha becomes the first, on the same dates.
 * @param nakshatras when the Moon enters another one within the span
 */
export function dashaCourse(
  { birth, span, now }: { birth: UtcMilliseconds; span: Span; now: UtcMilliseconds },
  moonAt: LongitudeAt,
  nakshatras: readonly UtcMilliseconds[],
): DashaCourse {
  const last = (span.until - 1) as UtcMilliseconds
  const start = moonAt(span.from)
  // When the repeating round of 120 years, which the birth Moon fixes, was at Ashwini.
  const roundBegan = (instant: UtcMilliseconds) =>
    instant - yearsPassed(start + shortestArc(start, moonAt(instant))) * DASHA_YEAR
  const bhuktiAt = (instant: UtcMilliseconds) =>
    bhuktiNumber((now - roundBegan(instant)) / DASHA_YEAR)

  const borders = [...nakshatras]
  let after = span.from
  for (let number = bhuktiAt(span.from); number < bhuktiAt(last); number++) {
    after = firstWhen((instant) => bhuktiAt(instant) > number, after, last)
    borders.push(after)
  }
  const lords = (instant: UtcMilliseconds) => dashaAt(vimshottari(moonAt(instant), instant), now)
  return {
    mahadasha: courseOf(span, borders, (instant) => lords(instant)?.mahadasha.lord ?? null),
    bhukti: courseOf(span, borders, (instant) => lords(instant)?.bhukti.lord ?? null),
    earlier: roundBegan(birth) - roundBegan(last),
    later: roundBegan(span.from) - roundBegan(birth),
  }
}

/** Years of the round that a Moon has passed since 0° of Aries, also beyond one turn. */
function yearsPassed(moon: number): number {
  const nakshatras = (moon * 3) / 40
  const round = Math.floor(nakshatras / 9)
  let left = nakshatras - round * 9
  let years = round * CYCLE_YEARS
  for (const lord of DASHA_LORDS) {
    years += lord.years * Math.max(0, Math.min(1, left))
    left -= 1
  }
  return years
}

/**
 * Counts the bhuktis from the first one of a round; those of a mahadasha begin with its own lord.
 */
function bhuktiNumber(years: number): number {
  const round = Math.floor(years / CYCLE_YEARS)
  let left = years - round * CYCLE_YEARS
  let mahadasha = 0
  for (const { years: length } of DASHA_LORDS.slice(0, -1)) {
    if (left < length) break
    left -= length
    mahadasha += 1
  }
  const length = DASHA_LORDS[mahadasha]?.years ?? 0
  let bhukti = 0
  let passed = 0
  while (bhukti < 8) {
    passed += (length * (DASHA_LORDS[(mahadasha + bhukti) % 9]?.years ?? 0)) / CYCLE_YEARS
    if (left < passed) break
    bhukti += 1
  }
  return (round * 9 + mahadasha) * 9 + bhukti
}

export type CurrentDasha = {
  readonly mahadasha: Mahadasha
  readonly bhukti: Bhukti
  readonly pratyantar: Dasha
}

/** The periods that hold an instant; nothing outside the 120 years. */
export function dashaAt(
  mahadashas: readonly Mahadasha[],
  instant: UtcMilliseconds,
): CurrentDasha | null {
  const holds = ({ start, end }: Dasha) => start <= instant && instant < end
  const mahadasha = mahadashas.find(holds)
  const bhukti = mahadasha?.bhuktis.find(holds)
  const pratyantar = bhukti?.pratyantars.find(holds)
  return mahadasha && bhukti && pratyantar ? { mahadasha, bhukti, pratyantar } : null
}
