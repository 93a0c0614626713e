import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { ChartHouse, ChartMark } from '~/features/astrology/chart/house-shape.ts'
import { SIGNS, type Sign, signAt } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES, LAGNA_NAME } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { namesNow, ownName, spokenName } from '~/lib/words/own-names.ts'
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
    const lagna: ChartMark = { ...lagnaMark(), degree }
    const marks = grahas.map((graha): ChartMark => {
      const { degree, retrograde, combust } = chart.grahas[graha]
      const isRashi = division === 'rashi'
      return {
        name: shortName(GRAHA_NAMES[graha]),
        degree: isRashi ? wholeDegrees(degree) : null,
        retrograde: retrograde === true,
        combust: isRashi && combust === true,
      }
    })
    return {
      house,
      sign: SIGNS.indexOf(sign) + 1,
      signName: shortSign(sign),
      marks: house === 1 ? [lagna, ...marks] : marks,
      spoken: spokenHouse(house, sign, grahas),
    }
  })
}

/** The lagna in a drawing without degrees. */
export function lagnaMark(): ChartMark {
  return { name: shortName(LAGNA_NAME), degree: null, retrograde: false, combust: false }
}

/** A graha in a drawing without degrees. */
export function grahaMark(graha: Graha, retrograde: boolean): ChartMark {
  return { ...lagnaMark(), name: shortName(GRAHA_NAMES[graha]), retrograde }
}

/** The first syllable of a name, or its first two letters: "Su", "Sū". */
export function shortName(name: Name): string {
  const own = ownName(name)
  return /^[\u0905-\u0939][\u093e-\u094c]?/u.exec(own)?.[0] ?? own.slice(0, 2)
}

/** A sign in a drawing: its first three letters, or in Devanagari the whole word, which is as short. */
export function shortSign(sign: Sign): string {
  const own = ownName(SIGN_NAMES[sign])
  return namesNow() === 'devanagari' ? own : own.slice(0, 3)
}

/** A house and who stands in it, in words. */
export function spokenHouse(house: number, sign: Sign, grahas: readonly Graha[]): string {
  const names = grahas.map((graha) => spokenName(GRAHA_NAMES[graha]))
  const all = [...(house === 1 ? ['lagna'] : []), ...names]
  return `House ${house}, ${spokenName(SIGN_NAMES[sign])}: ${all.join(', ') || 'empty'}`
}

const signIn = (division: Division, { sign, navamsha }: { sign: Sign; navamsha: Sign }) =>
  division === 'rashi' ? sign : navamsha
