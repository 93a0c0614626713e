import { karanaName, YOGAS } from '~/jyotish/almanac/angles/angle-names.ts'
import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { SunriseKind } from '~/jyotish/almanac/day/sun-path.ts'
import { type LunarMonth, MONTHS } from '~/jyotish/almanac/month/lunar-month.ts'
import type { Panchang, PanchangDay } from '~/jyotish/almanac/panchang.ts'
import { VARAS } from '~/jyotish/almanac/parts/vara.ts'
import { inFullCircle } from '~/jyotish/angle.ts'
import { NAKSHATRAS, nakshatraOf } from '~/jyotish/chart/nakshatra.ts'
import { degreeInSign, SIGNS } from '~/jyotish/chart/sign.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'
import { motionOf } from '~/jyotish/grahas/motion.ts'
import type { Span } from '~/jyotish/time/course.ts'
import { instant } from '../figures.ts'

/** The panchang of a day; where the Sun does not rise and set, its `kind` alone. */
export function panchangReply(day: Panchang) {
  if (day.kind !== 'rises') return { kind: day.kind }
  const { sunrise, sunset, nextSunrise, weekday, tithis, moonOfCivilDay, moonOfDay } = day
  const hindu = sunOf(day, 'centreWithoutRefraction')
  return {
    kind: day.kind,
    sunrise: instant(sunrise),
    sunset: instant(sunset),
    next_sunrise: instant(nextSunrise),
    solar_noon: instant(day.solarNoon),
    variants: {
      hindu_centre_no_refraction: { ...hindu, ...atSunrise(day) },
      centre_with_refraction: sunOf(day, 'centre'),
    },
    vara: { index: weekday, ...VARAS[weekday] },
    tithi: listOf(day, tithis, (index) => {
      const { name, paksha } = tithiAt(index)
      return { name, paksha }
    }),
    nakshatra: listOf(day, day.nakshatras, named(NAKSHATRAS)),
    yoga: listOf(day, day.yogas, named(YOGAS)),
    karana: listOf(day, day.karanas, (index) => ({ name: karanaName(index) })),
    moon_sign: listOf(day, day.moonSigns, named(SIGNS)),
    kshaya_tithis: day.kshaya,
    vriddhi: {
      runs_at_next_sunrise: day.vriddhi.runsAtNextSunrise,
      ran_at_sunrise_before: day.vriddhi.ranAtSunriseBefore,
    },
    paksha: tithiAt(tithis[0].index).paksha,
    lunar_month: monthOf(day.month),
    sun_sign: {
      index: day.sunSign.index,
      name: SIGNS[day.sunSign.index],
      entered: instant(day.sunSign.start),
      leaves: instant(day.sunSign.end),
      sankranti_in_day: day.sunSign.end < nextSunrise,
    },
    moonrise_civil: eventsOf(moonOfCivilDay.rises),
    moonset_civil: eventsOf(moonOfCivilDay.sets),
    moonrise_day: eventsOf(moonOfDay.rises),
    moonset_day: eventsOf(moonOfDay.sets),
    rahu_kaal: spanOf(day.rahuKaal),
    yamaganda: spanOf(day.yamaganda),
    gulika_kaal: spanOf(day.gulikaKaal),
    abhijit: { ...spanOf(day.abhijit), observed: day.abhijit.isObserved },
    horas: day.horas.map(({ lord, from }) => [lord, instant(from)]),
    choghadiya: day.choghadiyas.map(({ name, from }) => [name, instant(from)]),
  }
}

/** The day by another definition of sunrise. */
function sunOf({ daylights }: PanchangDay, kind: SunriseKind) {
  const light = daylights[kind]
  if (light.kind !== 'rises') return { kind: light.kind }
  return { sunrise: instant(light.sunrise), sunset: instant(light.sunset) }
}

/** The tithi and the nakshatra at the Hindu sunrise. */
function atSunrise({ daylights }: PanchangDay) {
  const light = daylights.centreWithoutRefraction
  if (light.kind !== 'rises') return {}
  const longitudeOf = (body: 'Sun' | 'Moon') => motionOf(body, 'mean')(light.sunrise).longitude
  const moon = longitudeOf('Moon')
  return {
    tithi_index: Math.floor(inFullCircle(moon - longitudeOf('Sun')) / 12),
    nakshatra_index: nakshatraOf(moon).index,
  }
}

const named = (names: readonly string[]) => (index: number) => ({ name: names[index] })

function listOf(
  { sunrise, nextSunrise }: PanchangDay,
  runs: readonly Run[],
  naming: (index: number) => object,
) {
  const borders = runs.flatMap(({ start, end }) => [start, end])
  const margins = borders.flatMap((at) => [Math.abs(at - sunrise), Math.abs(at - nextSunrise)])
  return {
    margin_s: Math.round(Math.min(...margins) / 1000),
    list: runs.map(({ index, start, end }, at) => ({
      index,
      ...naming(index),
      ...(at === 0 && { start: instant(start) }),
      end: instant(end),
    })),
  }
}

function monthOf(month: LunarMonth) {
  const sun = motionOf('Sun', 'mean')
  return {
    amanta: MONTHS[month.amanta],
    amanta_index: month.amanta,
    purnimanta: MONTHS[month.purnimanta],
    purnimanta_index: month.purnimanta,
    adhika: month.adhika,
    contains_two_sankrantis: month.twoSankrantis,
    new_moon_before: instant(month.newMoonBefore),
    new_moon_after: instant(month.newMoonAfter),
    sun_from_cusp_at_new_moons_arcsec: [month.newMoonBefore, month.newMoonAfter].map((at) => {
      const degree = degreeInSign(sun(at).longitude)
      return Math.round(Math.min(degree, 30 - degree) * 3600)
    }),
  }
}

const eventsOf = (events: readonly number[]) => events.map((at) => ({ at: instant(at) }))

const spanOf = ({ from, until }: Span) => ({ start: instant(from), end: instant(until) })
