import type { Birth } from '~/domain/birth.ts'
import { lengthWords } from '~/features/astrology/birth-words.ts'
import { courseWords } from '~/features/astrology/result-sureness.ts'
import type { Confidence, GrahaCourse, PlacementCourse } from '~/jyotish/confidence.ts'
import { type Course, isFirm, type Span } from '~/jyotish/course.ts'
import { GRAHAS, type Graha } from '~/jyotish/graha.ts'

/** What is read first, and what is said of it. */
type Told = { readonly value: string; readonly note?: string }
type Fact = Told & { readonly name: string; readonly more?: readonly Told[] }
type Part = { readonly name: string; readonly course: Course<unknown>; readonly words: string }

const NEVER_BACK: ReadonlySet<Graha> = new Set(['Sun', 'Moon'])
const NEVER_COMBUST: ReadonlySet<Graha> = new Set(['Sun', 'Rahu', 'Ketu'])

/** Every fact of a chart under "firm" or under "may change": point by point. */
export function confidenceWords({ span, lagna, grahas }: Confidence, birth: Birth) {
  const part = <Value>(
    name: string,
    course: Course<Value>,
    word: (value: Value) => string = String,
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
    { name: 'Lagna', parts: placement(lagna) },
    ...GRAHAS.map((name) => ({ name, parts: graha(name, grahas[name]) })),
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

/** The time that the facts hold for, told with them: on paper nothing else says it. */
function reachWords({ from, until }: Span, { time }: Birth): string {
  const seconds = Math.round((until - from) / 2000)
  if (seconds === 0) return `, ${time} being exact`
  return `: the same for every birth within ${lengthWords(seconds)} of ${time}`
}

function firmWords(parts: readonly Part[], firm: readonly Part[]): Told {
  const [changing, ...others] = parts.filter((part) => !firm.includes(part))
  if (!changing) return { value: 'everything' }
  if (others.length === 0) return { value: 'everything', note: `but the ${changing.name}` }
  return { value: '', note: firm.map(({ name }) => name).join(', ') }
}
