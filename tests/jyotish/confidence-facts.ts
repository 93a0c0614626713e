import type { Chart } from '~/jyotish/chart/chart.ts'
import type { Confidence } from '~/jyotish/confidence/confidence.ts'
import { dashaAt } from '~/jyotish/confidence/dasha-course.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { Course } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export type Fact = {
  readonly name: string
  readonly course: Course<unknown>
  readonly inChart: (chart: Chart) => unknown
}

/** Every fact of a confidence beside what a whole chart says of it. */
export function factsOf({ lagna, grahas, dasha }: Confidence, now: UtcMilliseconds): Fact[] {
  const fact = (name: string, course: Course<unknown>, inChart: Fact['inChart']): Fact => ({
    name,
    course,
    inChart,
  })
  return [
    fact('lagna sign', lagna.sign, (chart) => chart.lagna.sign),
    fact('lagna nakshatra', lagna.nakshatra, (chart) => chart.lagna.nakshatra.name),
    fact('lagna pada', lagna.pada, (chart) => chart.lagna.nakshatra.pada),
    fact('lagna navamsha', lagna.navamsha, (chart) => chart.lagna.navamsha),
    fact(
      'mahadasha',
      dasha.mahadasha,
      (chart) => dashaAt(chart.mahadashas, now)?.mahadasha.lord ?? null,
    ),
    fact('bhukti', dasha.bhukti, (chart) => dashaAt(chart.mahadashas, now)?.bhukti.lord ?? null),
    ...GRAHAS.flatMap((graha) => {
      const of = grahas[graha]
      return [
        fact(`${graha} sign`, of.sign, (chart) => chart.grahas[graha].sign),
        fact(`${graha} house`, of.house, (chart) => chart.grahas[graha].house),
        fact(`${graha} nakshatra`, of.nakshatra, (chart) => chart.grahas[graha].nakshatra.name),
        fact(`${graha} pada`, of.pada, (chart) => chart.grahas[graha].nakshatra.pada),
        fact(`${graha} navamsha`, of.navamsha, (chart) => chart.grahas[graha].navamsha),
        fact(`${graha} retrograde`, of.retrograde, (chart) => chart.grahas[graha].retrograde),
        fact(`${graha} combust`, of.combust, (chart) => chart.grahas[graha].combust),
      ]
    }),
  ]
}
