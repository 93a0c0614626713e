import { type Chart, type GrahaPlacement, ketuOf } from '~/jyotish/chart/chart.ts'
import type { Placement } from '~/jyotish/chart/placement.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import { dashaAt } from '~/jyotish/confidence/dasha-course.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { decimals, instant } from './figures.ts'

/** A chart in the shape of the astrology backend's chart response, with further values. */
export function chartResponse(chart: Chart, now: UtcMilliseconds) {
  const { nakshatra } = chart.grahas.Moon
  const trueRahu = chart.rahu.true
  return {
    utc: instant(chart.utc),
    ayanamsha: decimals(chart.ayanamsha),
    ayanamsha_with_nutation: decimals(chart.ayanamshaWithNutation),
    node: chart.node,
    lagna: placement(chart.lagna),
    planets: Object.fromEntries(GRAHAS.map((name) => [name, graha(chart.grahas[name])])),
    true_node: { Rahu: graha(trueRahu), Ketu: graha(ketuOf(trueRahu, chart.lagna.sign)) },
    moon_nakshatra: {
      index: nakshatra.index,
      name: nakshatra.name,
      lord: nakshatra.lord,
      pada: nakshatra.pada,
      elapsed: decimals(nakshatra.elapsed),
    },
    tithi: chart.tithi,
    vimshottari: {
      mahadashas: chart.mahadashas.map((mahadasha) => ({
        ...period(mahadasha),
        years: mahadasha.years,
        bhuktis: mahadasha.bhuktis.map((bhukti) => ({
          ...period(bhukti),
          pratyantars: bhukti.pratyantars.map(period),
        })),
      })),
      current: currentPeriods(chart, now),
    },
  }
}

/** The lords at an instant, `null` outside the 120 years. */
function currentPeriods(chart: Chart, now: UtcMilliseconds) {
  const current = dashaAt(chart.mahadashas, now)
  return {
    now: instant(now),
    mahadasha: current?.mahadasha.lord ?? null,
    bhukti: current?.bhukti.lord ?? null,
    pratyantar: current?.pratyantar.lord ?? null,
  }
}

function graha(of: GrahaPlacement) {
  return {
    ...placement(of),
    speed: decimals(of.speed),
    retrograde: of.retrograde,
    combust: of.combust,
  }
}

/** `absolute` is the backend's name for the longitude. */
function placement({ longitude, sign, degree, house, nakshatra, navamsha }: Placement) {
  return {
    sign,
    degree: decimals(degree),
    absolute: decimals(longitude),
    longitude: decimals(longitude),
    house,
    nakshatra: nakshatra.name,
    nakshatra_index: nakshatra.index,
    pada: nakshatra.pada,
    navamsha,
  }
}

function period({ lord, start, end, partial }: Dasha) {
  return { lord, start: instant(start), end: instant(end), partial }
}
