import type { Birth } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { cuspWords } from '~/features/astrology/result-cusp-words.ts'
import type { Confidence } from '~/jyotish/confidence.ts'
import { Notice } from '~/ui/notice.tsx'

type ResultCuspsProps = { birth: Birth; chart: ChartReading; aMinute: Confidence | undefined }

/** What would be otherwise a minute earlier or later, or by another program. */
export function ResultCusps({ birth, chart, aMinute }: ResultCuspsProps) {
  const words = cuspWords({ birth, chart, aMinute })
  if (words.length === 0) return null
  return (
    <Notice title="On the cusp">
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}
