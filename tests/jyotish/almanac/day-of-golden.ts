import { type AnglesOfSky, anglesOf } from '~/jyotish/almanac/angles/growing-angle.ts'
import { civilDay } from '~/jyotish/almanac/day/civil-day.ts'
import { sunPath } from '~/jyotish/almanac/day/sun-path.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import type { GoldenInput } from './golden-almanac.ts'

type SunriseDay = {
  readonly angles: AnglesOfSky
  readonly sunrise: UtcMilliseconds
  readonly nextSunrise: UtcMilliseconds
  readonly sunriseBefore: UtcMilliseconds | null
}

const known = new Map<GoldenInput, SunriseDay>()

/** The angles of a golden day and its sunrises by the upper limb, computed once. */
export function sunriseDay(input: GoldenInput): SunriseDay {
  const day = known.get(input) ?? compute(input)
  known.set(input, day)
  return day
}

function compute(input: GoldenInput): SunriseDay {
  const sky = newSky()
  const path = sunPath(sky.sun, input, civilDay(input.date, input.timezone, input.longitude).noon)
  const day = path.daylight('upperLimb')
  if (day.kind !== 'rises') throw new Error(`No sunrise on ${input.date}: ${day.kind}`)
  return { angles: anglesOf(sky), ...day, sunriseBefore: path.sunriseBefore('upperLimb') }
}
