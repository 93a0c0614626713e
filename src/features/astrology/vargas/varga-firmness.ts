import { lengthWords, TIME_CERTAINTIES } from '~/features/astrology/birth/birth-words.ts'
import type { Varga } from '~/jyotish/almanac/vargas/varga.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { VargaConfidence } from '~/jyotish/confidence/varga-confidence.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { ownName } from '~/lib/words/own-names.ts'

const HALF_DAY = 43_200_000
/** Beyond this many minutes, seconds are left out. */
const MINUTES_WITH_SECONDS = 10

/** The certainty at which a time of birth counts as not known, in minutes. */
export const UNKNOWN = 720

/** A length rounded down, so that it never promises too much: "4 minutes 47 seconds", "1 hour". */
function holdWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (milliseconds >= HALF_DAY) return 'half a day'
  if (seconds === 0) return 'less than a second'
  return lengthWords(seconds < MINUTES_WITH_SECONDS * 60 ? seconds : seconds - (seconds % 60))
}

/** The same for a narrow column: "21 s", "4 min", "1 h 22 min". */
export function shortHold({ lagnaHolds }: VargaConfidence): string {
  const seconds = Math.floor(Math.min(lagnaHolds.earlier, lagnaHolds.later) / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** For how long the lagna of a varga holds, and that D60's seldom does. */
export function lagnaHoldWords(varga: Varga, sign: Sign, { lagnaHolds }: VargaConfidence): string {
  const { earlier, later } = lagnaHolds
  const least = holdWords(Math.min(earlier, later))
  const words = `The lagna of ${varga} is ${ownName(SIGN_NAMES[sign])}, for a birth up to ${holdWords(earlier)} earlier or ${holdWords(later)} later: it stays the same if the time is wrong by up to ${least}.`
  if (varga !== 'D60') return words
  return `${words} The lagna of D60 changes about every two minutes, so it is seldom firm.`
}

/** Whether the lagna keeps its sign for every birth within some minutes. */
export function isLagnaFirm({ lagnaHolds }: VargaConfidence, minutes: number): boolean {
  return Math.min(lagnaHolds.earlier, lagnaHolds.later) > minutes * 60_000
}

/** What of a varga is firm for a time that is sure to some minutes. */
export function firmWords(found: VargaConfidence, minutes: number): string {
  const sure = minutes === 0 ? 'With an exact time' : `With a time sure to ${certainty(minutes)}`
  const changing = [
    ...(isLagnaFirm(found, minutes) ? [] : ['the lagna']),
    ...GRAHAS.filter((graha) => !found.firm.includes(graha)).map((graha) =>
      ownName(GRAHA_NAMES[graha]),
    ),
  ]
  if (changing.length === 0) return `${sure} everything in it is firm.`
  if (changing.length > GRAHAS.length) return `${sure} nothing in it is firm.`
  return `${sure} ${listed(changing)} may stand in another sign; the rest is firm.`
}

function certainty(minutes: number): string {
  return (
    TIME_CERTAINTIES.find(({ value }) => value === String(minutes))?.label ?? `± ${minutes} min`
  )
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
