import type { Birth } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { courseWords } from '~/features/astrology/result-sureness.ts'
import type { Confidence } from '~/jyotish/confidence.ts'
import { type Course, isFirm } from '~/jyotish/course.ts'
import { GRAHAS } from '~/jyotish/graha.ts'
import { MEASURED_ACCURACY } from '~/jyotish/measured-accuracy.ts'

/** Within so many arcseconds of a border two good programs may differ; services round more. */
const SURE_TO = 3
const SURE_TO_OF_TRUE_NODE = Math.max(SURE_TO, MEASURED_ACCURACY.trueNode)

type Cusp = {
  readonly birth: Birth
  readonly chart: ChartReading
  /** The confidence of a minute either way: clocks are read no finer. */
  readonly aMinute: Confidence | undefined
}

/** What even an exact time leaves open, a sentence each. */
export function cuspWords({ birth, chart, aMinute }: Cusp): readonly string[] {
  const points = chart.computedBy === 'backend' ? [] : pointsOf(chart)
  const near = points.flatMap(({ name, at, sureTo }) => {
    const arcseconds = toNearestPada(at.longitude)
    if (arcseconds >= sureTo) return []
    return [
      `${name} is ${arcseconds.toFixed(1)}″ from the border of a pada: another program may put it across.`,
    ]
  })
  return [...minuteWords(birth, aMinute), ...near]
}

function pointsOf(chart: ChartReading) {
  const ofNodes = chart.node === 'true' ? SURE_TO_OF_TRUE_NODE : SURE_TO
  return [
    { name: 'The lagna', at: chart.lagna, sureTo: SURE_TO },
    ...GRAHAS.map((graha) => {
      const sureTo = graha === 'Rahu' || graha === 'Ketu' ? ofNodes : SURE_TO
      return { name: graha, at: chart.grahas[graha], sureTo }
    }),
  ]
}

function minuteWords(birth: Birth, aMinute: Confidence | undefined): string[] {
  if (!aMinute) return []
  const { lagna, grahas, dasha } = aMinute
  const facts: readonly (readonly [string, Course<string | number | null>])[] = [
    ['the lagna', lagna.sign],
    ['the navamsha lagna', lagna.navamsha],
    ...GRAHAS.map((graha) => [`the sign of ${graha}`, grahas[graha].sign] as const),
    ['the Moon’s nakshatra', grahas.Moon.nakshatra],
    ['the Moon’s pada', grahas.Moon.pada],
    ['the current Mahadasha', dasha.mahadasha],
  ]
  return facts
    .filter(([, course]) => !isFirm(course))
    .map(
      ([name, course]) =>
        `Within a minute ${name} changes: ${courseWords(course, birth, (value) => String(value ?? 'none'))}.`,
    )
}

/** Arcseconds to the nearest border of a quarter of a nakshatra, where signs begin as well. */
function toNearestPada(longitude: number): number {
  const quarters = (longitude * 3) / 10
  return Math.abs(quarters - Math.round(quarters)) * 12_000
}
