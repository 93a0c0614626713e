import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { wholeDegrees } from '~/features/astrology/chart/sign-degrees.ts'
import type { ChartHouse, ChartMark } from '~/features/astrology/chart/view/house-shape.ts'
import { SIGNS, type Sign, signAt } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'

/** The birth chart, or its ninth-part chart (D9). */
export type Division = 'rashi' | 'navamsha'

/** A house with its sign and its grahas, sorted by longitude. */
export type ReadHouse = {
  readonly house: number
  readonly sign: Sign
  readonly grahas: readonly Graha[]
}

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1)

/** The twelve whole-sign houses of a chart, starting at the lagna. */
export function readHouses(chart: ChartReading, division: Division): readonly ReadHouse[] {
  const first = SIGNS.indexOf(signIn(division, chart.lagna))
  return HOUSES.map((house) => {
    const sign = signAt(first + house - 1)
    const grahas = GRAHAS.filter((graha) => signIn(division, chart.grahas[graha]) === sign)
    const byLongitude = (a: Graha, b: Graha) =>
      chart.grahas[a].longitude - chart.grahas[b].longitude
    return { house, sign, grahas: division === 'rashi' ? grahas.toSorted(byLongitude) : grahas }
  })
}

/** The houses in the form that the drawing needs. */
export function drawnHouses(chart: ChartReading, division: Division): readonly ChartHouse[] {
  return readHouses(chart, division).map(({ house, sign, grahas }) => {
    const lagna: ChartMark = {
      name: 'La',
      degree: division === 'rashi' ? wholeDegrees(chart.lagna.degree) : null,
      retrograde: false,
      combust: false,
    }
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
      spoken: `House ${house}, ${sign}: ${[...(house === 1 ? ['lagna'] : []), ...grahas].join(', ') || 'empty'}`,
    }
  })
}

const signIn = (division: Division, { sign, navamsha }: { sign: Sign; navamsha: Sign }) =>
  division === 'rashi' ? sign : navamsha
