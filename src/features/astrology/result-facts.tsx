import type { Birth } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { degreesToTheSecond } from '~/features/astrology/chart-angle.ts'
import { surenessWords } from '~/features/astrology/result-sureness.ts'
import type { Confidence } from '~/jyotish/confidence.ts'
import type { Course } from '~/jyotish/course.ts'
import { FactList } from '~/ui/fact-list.tsx'

type ResultFactsProps = {
  birth: Birth
  chart: ChartReading
  /** `null` while nobody said how sure the time is. */
  confidence: Confidence | null
}

/** The lagna, the Moon and its nakshatra, each with how sure it is. */
export function ResultFacts({ birth, chart, confidence }: ResultFactsProps) {
  const { lagna } = chart
  const { Moon } = chart.grahas
  const { nakshatra } = Moon
  const sure = <Value,>(course: Course<Value> | undefined) =>
    course && `(${surenessWords(course, birth, String)})`
  const moon = confidence?.grahas.Moon
  return (
    <FactList
      facts={[
        {
          name: 'Lagna',
          value: `${lagna.sign}, ${degreesToTheSecond(lagna.degree)}`,
          note: sure(confidence?.lagna.sign),
        },
        {
          name: 'Moon sign',
          value: `${Moon.sign}, ${Moon.longitude.toFixed(2)}° of the zodiac`,
          note: sure(moon?.sign),
        },
        {
          name: 'Nakshatra',
          value: `${nakshatra.name}, lord ${nakshatra.lord}`,
          note: sure(moon?.nakshatra),
        },
        { name: 'Pada', value: String(nakshatra.pada), note: sure(moon?.pada) },
      ]}
    />
  )
}
