import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { AYANAMSHA_NAMES, type OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import { dateShiftWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { Placement } from '~/jyotish/chart/placement.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { ownName } from '~/lib/words/own-names.ts'

/** "Lahiri ayanamsha, 23.7300°"; without the value where a service does not give it. */
export function ayanamshaWords(ayanamsha: OfferedAyanamsha, degrees: number | null): string {
  const name = `${AYANAMSHA_NAMES[ayanamsha]} ayanamsha`
  return degrees === null ? name : `${name}, ${degrees.toFixed(4)}°`
}

/** What another ayanamsha changes against Lahiri: signs, nakshatras and dates, a sentence each. */
export function changesWords(lahiri: ChartReading, other: ChartReading): readonly string[] {
  const changes = placeChanges(lahiri, other)
  const shift = dashaShift(lahiri, other)
  return [
    ...(changes.length > 0 ? changes : ['Nothing changes sign or nakshatra.']),
    `Every date of the dashas is ${dateShiftWords(Math.abs(shift))} ${shift < 0 ? 'earlier' : 'later'}.`,
  ]
}

function placeChanges(lahiri: ChartReading, other: ChartReading): readonly string[] {
  const changes = GRAHAS.flatMap((graha) =>
    changeOf(ownName(GRAHA_NAMES[graha]), lahiri.grahas[graha], other.grahas[graha]),
  )
  return [...changeOf('The lagna', lahiri.lagna, other.lagna), ...changes]
}

function changeOf(name: string, before: Placement, after: Placement): string[] {
  const insteadOf = (from: string, to: string) =>
    from === to ? [] : [`in ${to} instead of ${from}`]
  const signOf = (at: Placement) => ownName(SIGN_NAMES[at.sign])
  const nakshatraOf = (at: Placement) => ownName(NAKSHATRA_NAMES[at.nakshatra.name])
  const sign = insteadOf(signOf(before), signOf(after))
  const nakshatra = insteadOf(nakshatraOf(before), nakshatraOf(after))
  const words = [...sign, ...nakshatra]
  if (words.length === 0) return []
  const houses =
    name === 'The lagna' && sign.length > 0 ? '; every house is counted from there' : ''
  return [`${name} stands ${words.join(', and ')}${houses}.`]
}

const HALF_ROUND = 60 * 365.25 * 86_400_000

/** How far the dates of the dashas lie from those by Lahiri, in ms: all of them equally. */
function dashaShift(lahiri: ChartReading, other: ChartReading): number {
  const [first] = lahiri.mahadashas
  const same = other.mahadashas.find(({ lord }) => lord === first?.lord)
  const shift = first && same ? same.end - first.end : 0
  // The Moon may have gone on to the next lord's nakshatra, and the first lord comes 120 years later.
  return Math.abs(shift) > HALF_ROUND ? shift - Math.sign(shift) * 2 * HALF_ROUND : shift
}
