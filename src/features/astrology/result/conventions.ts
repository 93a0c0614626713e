import type { Birth } from '~/domain/birth/birth.ts'
import { readingTaken } from '~/domain/birth/birth-clock.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { AYANAMSHA_NAMES, type OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import {
  coordinateWords,
  localWords,
  offsetWords,
  utcWords,
} from '~/features/astrology/birth/birth-words.ts'

const NODE_WORDS = {
  mean: 'Mean node',
  true: 'True node',
  unnamed: 'Not named by the service',
} as const

/** The names and values of all conventions of a chart. */
export function conventions(birth: Birth, chart: ChartReading, ayanamsha: OfferedAyanamsha) {
  return [
    { name: 'Local time', value: localWords(birth), ...noteOfTaken(birth) },
    { name: 'Place', value: birth.place, in: null },
    { name: 'Coordinates', value: coordinateWords(birth.latitude, birth.longitude) },
    { name: 'Clock', value: `${clockWords(birth)}, ${offsetWords(birth.offsetSeconds)}` },
    { name: 'Universal Time', value: utcWords(birth.utc) },
    { name: 'Ayanamsha', value: valueWords(chart, AYANAMSHA_NAMES[ayanamsha]) },
    { name: 'Node', value: NODE_WORDS[chart.node ?? 'unnamed'] },
    { name: 'Houses', value: 'Whole signs, counted from the lagna’s' },
    {
      name: 'Sunrise',
      value: 'The upper edge of the Sun on a level horizon; the vara alone is counted from it',
    },
    { name: 'Dashas', value: 'Vimshottari, with a year of 365.25 days' },
    {
      name: 'Computed',
      value: chart.computedBy === 'device' ? 'On this device' : 'By the astrology service',
    },
  ]
}

function valueWords({ ayanamsha, ayanamshaWithNutation }: ChartReading, name: string): string {
  if (ayanamsha === null) return name
  const mean = `${name} (mean), ${ayanamsha.toFixed(5)}°`
  if (ayanamshaWithNutation === null) return mean
  return `${mean}; with nutation, as other programs show it, ${ayanamshaWithNutation.toFixed(5)}°`
}

function noteOfTaken(birth: Birth) {
  const taken = readingTaken(birth)
  return taken === null ? {} : { note: `(it came twice: the ${taken} was taken)` }
}

function clockWords({ timezone, zone }: Birth): string {
  if (zone !== null) return zone
  return timezone === 'LMT' ? 'Local mean time' : 'An offset that was typed'
}
