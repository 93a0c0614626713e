import type { Birth } from '~/domain/birth/birth.ts'
import { lengthWords } from '~/features/astrology/birth/birth-words.ts'
import type { Confidence, GrahaCourse, PlacementCourse } from '~/jyotish/confidence/confidence.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES, LAGNA_NAME } from '~/jyotish/names/graha-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { type Course, isFirm, type Span, type Stretch } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { ownName } from '~/lib/words/own-names.ts'

/** The main text and a note to it. */
type FactValue = { readonly value: string; readonly note?: string }
type Fact = FactValue & { readonly name: string; readonly more?: readonly FactValue[] }
type Part = { readonly name: string; readonly course: Course<unknown>; readonly words: string }

const NEVER_BACK: ReadonlySet<Graha> = new Set(['Sun', 'Moon'])
const NEVER_COMBUST: ReadonlySet<Graha> = new Set(['Sun', 'Rahu', 'Ketu'])

/** All facts of a chart, each point of the chart under "firm" or "may change". */
export function confidenceWords({ span, lagna, grahas }: Confidence, birth: Birth) {
  const part = <Value>(
    name: string,
    course: Course<Value>,
    word: (value: Value) => string = skyWord,
  ): Part => ({ name, course, words: courseWords(course, birth, word) })
  const placement = ({ sign, nakshatra, pada, navamsha }: PlacementCourse) => [
    part('sign', sign),
    part('nakshatra', nakshatra),
    part('pada', pada),
    part('navamsha', navamsha),
  ]
  const graha = (name: Graha, course: GrahaCourse) => [
    ...placement(course),
    part('house', course.house),
    ...(NEVER_BACK.has(name)
      ? []
      : [part('direction', course.retrograde, (isBack) => (isBack ? 'retrograde' : 'direct'))]),
    ...(NEVER_COMBUST.has(name)
      ? []
      : [part('combustion', course.combust, (isLost) => (isLost ? 'combust' : 'not combust'))]),
  ]
  const points = [
    { name: skyWord('Lagna'), parts: placement(lagna) },
    ...GRAHAS.map((name) => ({ name: skyWord(name), parts: graha(name, grahas[name]) })),
  ]
  const all = points.flatMap(({ parts }) => parts)
  const firmOnes = all.filter(({ course }) => isFirm(course)).length
  return {
    summary: `${firmOnes} of ${all.length} facts are firm${reachWords(span, birth)}.`,
    changing: points.flatMap(({ name, parts }): Fact[] => {
      const [first, ...more] = parts
        .filter(({ course }) => !isFirm(course))
        .map((changing) => ({ value: changing.name, note: changing.words }))
      return first ? [{ name, ...first, more }] : []
    }),
    firm: points.flatMap(({ name, parts }): Fact[] => {
      const firm = parts.filter(({ course }) => isFirm(course))
      return firm.length > 0 ? [{ name, ...firmWords(parts, firm) }] : []
    }),
  }
}

/** The range of birth times that the facts hold for. The printed page shows it nowhere else. */
function reachWords({ from, until }: Span, { time }: Birth): string {
  const seconds = Math.round((until - from) / 2000)
  if (seconds === 0) return `, ${time} being exact`
  return `: the same for every birth within ${lengthWords(seconds)} of ${time}`
}

function firmWords(parts: readonly Part[], firm: readonly Part[]): FactValue {
  const [changing, ...others] = parts.filter((part) => !firm.includes(part))
  if (!changing) return { value: 'everything' }
  if (others.length === 0) return { value: 'everything', note: `but the ${changing.name}` }
  return { value: '', note: firm.map(({ name }) => name).join(', ') }
}

/** If there are more values than this, only their number is shown. */
const MOST_NAMED = 3

/**
 * A fact that may change, in local time of the place of birth: "Cancer until 05:52, then Leo".
 * Values are in order of time; above the limit, only their number is given.
 */
export function courseWords<Value>(course: Course<Value>, birth: Birth, word: Word<Value>): string {
  const first = course[0]
  if (!first) return ''
  if (course.length > MOST_NAMED) return manyWords(course, word)
  return course.reduce(
    (words, { from, value }, index) =>
      index === 0 ? word(value) : `${words} until ${clockWords(from, birth)}, then ${word(value)}`,
    '',
  )
}

/** "firm", or "may change: Cancer until 05:52, then Leo". */
export function surenessWords<Value>(
  course: Course<Value>,
  birth: Birth,
  word: Word<Value>,
): string {
  return isFirm(course) ? 'firm' : `may change: ${courseWords(course, birth, word)}`
}

type Sureness = <Value>(course: Course<Value> | undefined, word?: Word<Value>) => string | undefined

/** The same in brackets, after a fact; nothing while the person has not said how sure the time is. */
export function surenessOf(birth: Birth): Sureness {
  return (course, word = skyWord) => course && `(${surenessWords(course, birth, word)})`
}

type Word<Value> = (value: Value) => string

const NAMES: Readonly<Record<string, Name>> = {
  ...SIGN_NAMES,
  ...GRAHA_NAMES,
  ...NAKSHATRA_NAMES,
  Lagna: LAGNA_NAME,
}

/** A sign, a graha or a nakshatra in the letters that the person chose; any other value as it is. */
export function skyWord(value: unknown): string {
  const name = NAMES[String(value)]
  return name ? ownName(name) : String(value)
}

function manyWords<Value>(course: readonly Stretch<Value>[], word: Word<Value>): string {
  const values = [...new Set(course.map(({ value }) => word(value)))]
  if (values.length > MOST_NAMED + 1) return `one of ${values.length}`
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}

/** The first whole minute at or after an instant, in the local time of the birth. */
function clockWords(instant: UtcMilliseconds, { date, offsetSeconds }: Birth): string {
  const minute = Math.ceil((instant + offsetSeconds * 1000) / 60_000) * 60_000
  const shown = new Date(minute).toISOString()
  const day = shown.slice(0, 10)
  const time = shown.slice(11, 16)
  if (day === date) return time
  return `${time} the day ${day < date ? 'before' : 'after'}`
}
