import type { DataRow } from '~/features/astrology/chart/data-table.tsx'
import { dashaDayWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { SignChange } from '~/jyotish/almanac/transits/sign-changes.ts'
import type { Transit } from '~/jyotish/almanac/transits/transits.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { chosenHours, ownEnglish } from '~/lib/words/own-english.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { degreesAndMinutes } from '~/lib/words/zodiac-degrees.ts'

export type Transits = Readonly<Record<Graha, Transit>>

/** The day and the minute where the person is: "25 Nov 2026, 12:00". */
export function momentWords(instant: UtcMilliseconds): string {
  return new Intl.DateTimeFormat(ownEnglish(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: chosenHours() ?? 'h23',
  }).format(instant)
}

/** The Moon changes its sign every two days or so, the others rarely. */
const whenWords = (graha: Graha, instant: UtcMilliseconds) =>
  graha === 'Moon' ? momentWords(instant) : dashaDayWords(instant)

/** The mean nodes always move backward, so that is no return. */
const isNode = (graha: Graha) => graha === 'Rahu' || graha === 'Ketu'

/** "since 29 Mar 2025", and whether it came back. */
export function sinceWords(graha: Graha, { since }: Transit): string {
  const back = since.isRetrograde && !isNode(graha) ? ', come back retrograde' : ''
  return `since ${whenWords(graha, since.at)}${back}`
}

/** "2 Jun 2027 into Aries", and each return over the border. */
function nextWords(graha: Graha, { next }: Transit): readonly string[] {
  return next.map((change, index) => {
    const words = `${whenWords(graha, change.at)} ${wayWords(graha, change)}`
    return index > 0 && !change.isRetrograde ? `${words} again` : words
  })
}

function wayWords(graha: Graha, { to, isRetrograde }: SignChange): string {
  const into = `into ${ownName(SIGN_NAMES[to])}`
  return isRetrograde && !isNode(graha) ? `retrograde back ${into}` : into
}

/** The rows of the table: where each graha stands, in which houses, and when it goes on. */
export function transitRows(transits: Transits, hasLagna: boolean): readonly DataRow[] {
  return GRAHAS.map((graha) => {
    const transit = transits[graha]
    const { sign, degree, retrograde, houseFromLagna, houseFromMoon } = transit
    const motion = retrograde ? ['retrograde'] : []
    const [first = '', ...returns] = nextWords(graha, transit)
    const stands = {
      // The degrees stay together where the column is narrow.
      text: `${ownName(SIGN_NAMES[sign])} ${degreesAndMinutes(degree).replace(' ', '\u00a0')}`,
      notes: [...motion, sinceWords(graha, transit)],
    }
    const houses = hasLagna ? [houseFromLagna, houseFromMoon] : [houseFromMoon]
    const cells = [
      stands,
      ...houses.map((house) => ({ text: String(house) })),
      { text: first, notes: returns },
    ]
    return { id: graha, name: GRAHA_NAMES[graha], cells }
  })
}
