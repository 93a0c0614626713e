import type { Birth } from '~/domain/birth.ts'
import { courseWords } from '~/features/astrology/result-sureness.ts'
import type { Confidence, GrahaCourse, PlacementCourse } from '~/jyotish/confidence.ts'
import { type Course, isFirm } from '~/jyotish/course.ts'
import { GRAHAS, type Graha } from '~/jyotish/graha.ts'

type Fact = { readonly name: string; readonly value: string }
type Part = { readonly name: string; readonly course: Course<unknown>; readonly words: string }

const NEVER_BACK: ReadonlySet<Graha> = new Set(['Sun', 'Moon'])
const NEVER_COMBUST: ReadonlySet<Graha> = new Set(['Sun', 'Rahu', 'Ketu'])

/** Every fact of a chart under "firm" or under "may change", point by point. */
export function confidenceWords({ lagna, grahas }: Confidence, birth: Birth) {
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
    summary: `${firmOnes} of ${all.length} facts are firm: the same for every birth within that time.`,
    changing: points.flatMap(({ name, parts }) => {
      const changing = parts.filter(({ course }) => !isFirm(course))
      const words = changing.map((changes) => `${changes.name} ${changes.words}`)
      return words.length > 0 ? [{ name, value: words.join('; ') }] : []
    }),
    firm: points.flatMap(({ name, parts }): Fact[] => {
      const firm = parts.filter(({ course }) => isFirm(course))
      return firm.length > 0 ? [{ name, value: firmWords(parts, firm) }] : []
    }),
  }
}

function firmWords(parts: readonly Part[], firm: readonly Part[]): string {
  const [changing, ...others] = parts.filter((part) => !firm.includes(part))
  if (!changing) return 'everything'
  if (others.length === 0) return `everything but the ${changing.name}`
  return firm.map(({ name }) => name).join(', ')
}
