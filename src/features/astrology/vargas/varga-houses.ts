import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import {
  grahaMark,
  housesFrom,
  lagnaMark,
  shortSign,
  spokenHouse,
} from '~/features/astrology/chart/chart-houses.ts'
import type { ChartHouse } from '~/features/astrology/chart/house-shape.ts'
import { type Varga, vargaSign } from '~/jyotish/almanac/vargas/varga.ts'
import { houseOf } from '~/jyotish/chart/placement.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import type { VargaMethods } from '~/jyotish/confidence/varga-confidence.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES, LAGNA_NAME } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { degreesAndMinutes } from '~/lib/words/zodiac-degrees.ts'

/** The signs of a varga: the lagna's and those of the nine grahas. */
export type VargaSigns = { readonly Lagna: Sign } & Readonly<Record<Graha, Sign>>

export const VARGA_POINTS = ['Lagna', ...GRAHAS] as const

export const POINT_NAMES = { Lagna: LAGNA_NAME, ...GRAHA_NAMES } as const

/** The signs of a chart's lagna and grahas in a varga. */
export function vargaSigns(chart: ChartReading, varga: Varga, methods: VargaMethods): VargaSigns {
  const signs = VARGA_POINTS.map((point) => [
    point,
    vargaSign(varga, pointOf(chart, point).longitude, methods[varga]),
  ])
  return Object.fromEntries(signs)
}

function pointOf(chart: ChartReading, point: 'Lagna' | Graha) {
  return point === 'Lagna' ? chart.lagna : chart.grahas[point]
}

/** The houses of a varga in the form that the drawing needs. */
export function vargaHouses(chart: ChartReading, signs: VargaSigns): readonly ChartHouse[] {
  return housesFrom(signs.Lagna, (graha) => signs[graha]).map(({ house, sign, grahas }) => {
    const marks = grahas.map((graha) => grahaMark(graha, chart.grahas[graha].retrograde === true))
    return {
      house,
      sign: SIGNS.indexOf(sign) + 1,
      signName: shortSign(sign),
      marks: house === 1 ? [lagnaMark(), ...marks] : marks,
      spoken: spokenHouse(house, sign, grahas),
    }
  })
}

type RowOptions = { readonly isUnknown: boolean; readonly changing: readonly string[] }

/** The rows of the table of one varga; without a time of birth there is no lagna and no house. */
export function vargaRows(chart: ChartReading, signs: VargaSigns, options: RowOptions) {
  const { isUnknown, changing } = options
  return VARGA_POINTS.filter((point) => !isUnknown || point !== 'Lagna').map((point) => {
    const mayChange = changing.includes(point)
    const from = pointOf(chart, point)
    const sign = {
      text: isUnknown && mayChange ? 'Not the same all day' : SIGN_NAMES[signs[point]],
      notes: mayChange && !isUnknown ? ['may change'] : [],
    }
    const house = { text: String(houseOf(signs[point], signs.Lagna)) }
    const place = { text: `${degreesAndMinutes(from.degree)} ${ownName(SIGN_NAMES[from.sign])}` }
    return {
      id: point,
      name: POINT_NAMES[point],
      cells: isUnknown ? [sign, place] : [sign, house, place],
    }
  })
}
