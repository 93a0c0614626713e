import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { runningDasha, yearsBetween } from '~/domain/chart/dasha-period.ts'
import { DashaSection } from '~/features/astrology/dashas/dasha-section.tsx'
import {
  dashaDayWords,
  dateShiftWords,
  yearsWords,
} from '~/features/astrology/dashas/dasha-words.ts'
import { skyWord, surenessWords } from '~/features/astrology/result/confidence-words.ts'
import { FactCells } from '~/features/astrology/result/fact-cells.tsx'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import type { Confidence } from '~/jyotish/confidence/confidence.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import type { Course } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Text } from '~/ui/layout/text.tsx'

type ResultDashasProps = {
  birth: Birth
  chart: ChartReading
  confidence: Confidence | null
  now: UtcMilliseconds
}

/** The current and next periods, and how wrong their dates may be. */
export function ResultDashas({ birth, chart, confidence, now }: ResultDashasProps) {
  const running = runningDasha(chart.mahadashas, now)
  const dasha = confidence?.dasha
  const sure = (course: Course<string | null> | undefined) =>
    course && `(${surenessWords(course, birth, (lord) => skyWord(lord ?? 'none'))})`
  const shift = dasha && dasha.later > 0 ? dasha : null
  const next = running && chart.mahadashas[chart.mahadashas.indexOf(running.mahadasha) + 1]
  return (
    <Card>
      <DashaSection
        chart={chart}
        now={now}
        band={shift ? `± ${dateShiftWords(Math.max(shift.earlier, shift.later))}` : undefined}
      >
        {running ? (
          <FactCells
            isWide
            facts={[
              periodFact('Current Mahadasha', running.mahadasha, sure(dasha?.mahadasha)),
              running.bhukti
                ? periodFact('Current Antardasha', running.bhukti, sure(dasha?.bhukti))
                : { name: 'Current Antardasha', value: 'Not given by the service', notes: [] },
              next
                ? periodFact('Next Mahadasha', next)
                : {
                    name: 'Next Mahadasha',
                    value: 'None',
                    notes: ['The 120 years end with this one'],
                  },
            ]}
          />
        ) : (
          <Notice>No active Mahadasha found for current date. Please verify birth details.</Notice>
        )}
        {shift && (
          <Text>{`With a time of birth no surer than this, every date may be up to ${bandWords(shift)}. They move together.`}</Text>
        )}
      </DashaSection>
    </Card>
  )
}

function bandWords({ earlier, later }: { earlier: number; later: number }): string {
  const [before, after] = [dateShiftWords(earlier), dateShiftWords(later)]
  if (before === after) return `${before} earlier or later`
  return `${before} earlier or ${after} later`
}

/** The lord, then "3 Mar 2010 to 3 Mar 2030, 20 years. Partial period", then how sure it is. */
function periodFact(name: string, { lord, start, end, partial }: Dasha, sure?: string) {
  const dates = `${dashaDayWords(start)} to ${dashaDayWords(end)}, ${yearsWords(yearsBetween(start, end))}`
  const note = partial ? `${dates}. Partial period: it began before birth` : dates
  return { name, value: GRAHA_NAMES[lord], notes: [note, sure] }
}
