import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { ChartHouse, ChartMark } from '~/features/astrology/chart/house-shape.ts'
import { SIGNS, type Sign, signAt } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { wholeDegrees } from '~/lib/words/zodiac-degrees.ts'

/** The birth chart, or its ninth-part chart (D9). */
export type Division = 'rashi' | 'navamsha'

/** A house with its sign and its grahas, sorted by longitude. */
export type ReadHouse = {
  readonly house: number
  readonly sign: Sign
  readonly grahas: readonly Graha[]
}

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1)

/** The twelve whole-sign houses from a sign on, with the grahas in the order in which they go. */
export function housesFrom(first: Sign, signOf: (graha: Graha) => Sign): readonly ReadHouse[] {
  return HOUSES.map((house) => {
    const sign = signAt(SIGNS.indexOf(first) + house - 1)
    return { house, sign, grahas: GRAHAS.filter((graha) => signOf(graha) === sign) }
  })
}

/** The twelve whole-sign houses of a chart, starting at the lagna. */
export function readHouses(chart: ChartReading, division: Division): readonly ReadHouse[] {
  const houses = housesFrom(signIn(division, chart.lagna), (graha) =>
    signIn(division, chart.grahas[graha]),
  )
  if (division === 'navamsha') return houses
  const byLongitude = (a: Graha, b: Graha) => chart.grahas[a].longitude - chart.grahas[b].longitude
  return houses.map((read) => ({ ...read, grahas: read.grahas.toSorted(byLongitude) }))
}

/** The houses in the form that the drawing needs. */
export function drawnHouses(chart: ChartReading, division: Division): readonly ChartHouse[] {
  return readHouses(chart, division).map(({ house, sign, grahas }) => {
    const degree = division === 'rashi' ? wholeDegrees(chart.lagna.degree) : null
    const lagna: ChartMark = { ...LAGNA_MARK, degree }
    const marks = grahas.map((graha): ChartMark => {
      const { degree, retrograde, combust } = chart.grahas[graha]
      const isRashi = division === 'rashi'
      return {
        name: graha.slice(0, 2),
        degree: isRashi ? wholeDegrees(degree) : null,
        retrograde: retrograde === true,
        combust: isRashi && combust === true,
      }
    })
    return {
      house,
      sign: SIGNS.indexOf(sign) + 1,
      signName: sign.slice(0, 3),
      marks: house === 1 ? [lagna, ...marks] : marks,
      spoken: spokenHouse(house, sign, [...(house === 1 ? ['lagna'] : []), ...grahas]),
    }
  })
}

/** The lagna in a drawing without degrees. */
export const LAGNA_MARK: ChartMark = {
  name: 'La',
  degree: null,
  retrograde: false,
  combust: false,
}

/** A graha in a drawing without degrees. */
export function grahaMark(graha: Graha, retrograde: boolean): ChartMark {
  return { ...LAGNA_MARK, name: graha.slice(0, 2), retrograde }
}

export function spokenHouse(house: number, sign: Sign, names: readonly string[]): string {
  return `House ${house}, ${sign}: ${names.join(', ') || 'empty'}`
}

const signIn = (division: Division, { sign, navamsha }: { sign: Sign; navamsha: Sign }) =>
  division === 'rashi' ? sign : navamsha
