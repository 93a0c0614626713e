import type { ChartReading, GrahaReading } from '~/domain/chart/chart-reading.ts'
import type { Division, ReadHouse } from '~/features/astrology/chart/chart-houses.ts'
import type { PlacementRow } from '~/features/astrology/chart/placement-table.tsx'
import { dignityOf } from '~/jyotish/chart/dignity.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES, LAGNA_NAME } from '~/jyotish/names/graha-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { ownName } from '~/lib/words/own-names.ts'
import {
  degreesAndMinutes,
  degreesOfZodiac,
  degreesToTheSecond,
} from '~/lib/words/zodiac-degrees.ts'

const LORDS: Readonly<Record<Sign, Graha>> = {
  Aries: 'Mars',
  Taurus: 'Venus',
  Gemini: 'Mercury',
  Cancer: 'Moon',
  Leo: 'Sun',
  Virgo: 'Mercury',
  Libra: 'Venus',
  Scorpio: 'Mars',
  Sagittarius: 'Jupiter',
  Capricorn: 'Saturn',
  Aquarius: 'Saturn',
  Pisces: 'Jupiter',
}

/** The subjects of each house (Brihat Parashara Hora Shastra, chapter 11), in a few words. */
const READ_FOR = [
  'the self, and how one meets the world',
  'family, speech and what one keeps',
  'courage, siblings and the work of the hands',
  'home, mother and peace of mind',
  'children, learning and devotion',
  'service, effort and rivals',
  'the partner, and dealings with others',
  'what is hidden, and what changes',
  'father, teacher and dharma',
  'work and standing',
  'gains, friends and hopes',
  'letting go, far places and rest',
]

/** A house described in one or two sentences. */
export function houseWords(chart: ChartReading, division: Division, read: ReadHouse): string {
  const lord = LORDS[read.sign]
  const lordsSign = ownName(
    SIGN_NAMES[chart.grahas[lord][division === 'rashi' ? 'sign' : 'navamsha']],
  )
  const at =
    division === 'rashi'
      ? `house ${chart.grahas[lord].house}, ${lordsSign}`
      : `${lordsSign} of the navamsha`
  const lordWords = `Its lord, ${ownName(GRAHA_NAMES[lord])}, stands in ${at}.`
  if (division === 'navamsha') return lordWords
  return `By tradition it is read for ${READ_FOR[read.house - 1]}. ${lordWords}`
}

/** The grahas of a house with their positions; house 1 also lists the lagna. */
export function standingWords(chart: ChartReading, division: Division, read: ReadHouse) {
  const lagna =
    read.house === 1 ? [{ name: LAGNA_NAME, value: placeWords(chart.lagna, division) }] : []
  return [
    ...lagna,
    ...read.grahas.map((graha) => {
      const reading = chart.grahas[graha]
      const words = [placeWords(reading, division), motionWords(reading)]
      return { name: GRAHA_NAMES[graha], value: words.filter(Boolean).join(', ') }
    }),
  ]
}

function placeWords(at: ChartReading['lagna'], division: Division): string {
  const degrees = degreesAndMinutes(at.degree)
  if (division === 'navamsha') return `from ${degrees} ${ownName(SIGN_NAMES[at.sign])}`
  return `${degrees}, ${ownName(NAKSHATRA_NAMES[at.nakshatra.name])} pada ${at.nakshatra.pada}`
}

/** "retrograde", "combust", both, or nothing. */
function motionWords({ retrograde, combust }: GrahaReading): string {
  return [retrograde ? 'retrograde' : '', combust ? 'combust' : ''].filter(Boolean).join(', ')
}

/** The rows of the table: the lagna and the nine grahas. */
export function placementRows(chart: ChartReading): readonly PlacementRow[] {
  const points = [
    { name: LAGNA_NAME, motion: '', dignity: '', at: chart.lagna },
    ...GRAHAS.map((graha) => {
      const at = chart.grahas[graha]
      const dignity = dignityOf(graha, at.sign, at.degree) ?? ''
      return { name: GRAHA_NAMES[graha], motion: motionWords(at), dignity, at }
    }),
  ]
  return points.map(({ name, motion, dignity, at }) => ({
    name,
    motion,
    dignity,
    sign: SIGN_NAMES[at.sign],
    degree: degreesAndMinutes(at.degree),
    exactDegree: degreesToTheSecond(at.degree),
    house: at.house,
    nakshatra: NAKSHATRA_NAMES[at.nakshatra.name],
    pada: at.nakshatra.pada,
    lord: GRAHA_NAMES[at.nakshatra.lord],
    longitude: degreesOfZodiac(at.longitude),
  }))
}
