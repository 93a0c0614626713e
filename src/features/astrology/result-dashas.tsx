import type { Birth } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { yearsBetween } from '~/domain/dasha-period.ts'
import { runningDasha } from '~/domain/running-dasha.ts'
import { DashaSection } from '~/features/astrology/dasha-section.tsx'
import { dayWords, yearsWords } from '~/features/astrology/dasha-words.ts'
import { shiftWords } from '~/features/astrology/result-shift.ts'
import { surenessWords } from '~/features/astrology/result-sureness.ts'
import type { Confidence } from '~/jyotish/confidence.ts'
import type { Course } from '~/jyotish/course.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import type { Dasha } from '~/jyotish/vimshottari.ts'
import { FactList } from '~/ui/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Text } from '~/ui/text.tsx'

type ResultDashasProps = {
  birth: Birth
  chart: ChartReading
  confidence: Confidence | null
  now: UtcMilliseconds
}

/** The periods that run now and the next, and how far their dates may be off. */
export function ResultDashas({ birth, chart, confidence, now }: ResultDashasProps) {
  const running = runningDasha(chart.mahadashas, now)
  const dasha = confidence?.dasha
  const sure = (course: Course<string | null> | undefined) =>
    course && `(${surenessWords(course, birth, (lord) => lord ?? 'none')})`
  const shift = dasha && dasha.later > 0 ? dasha : null
  const next = running && chart.mahadashas[chart.mahadashas.indexOf(running.mahadasha) + 1]
  return (
    <Stack>
      {running ? (
        <FactList
          facts={[
            periodFact('Current Mahadasha', running.mahadasha, sure(dasha?.mahadasha)),
            running.bhukti
              ? periodFact('Current Antardasha', running.bhukti, sure(dasha?.bhukti))
              : { name: 'Current Antardasha', value: '', note: 'The service did not tell' },
            next
              ? periodFact('Next Mahadasha', next)
              : {
                  name: 'Next Mahadasha',
                  value: '',
                  note: 'None: the 120 years end with this one',
                },
          ]}
        />
      ) : (
        <Notice>No active Mahadasha found for current date. Please verify birth details.</Notice>
      )}
      {shift && (
        <Text>
          With a time of birth no surer than this, every date may be up to {bandWords(shift)}. They
          move together.
        </Text>
      )}
      <DashaSection
        chart={chart}
        now={now}
        band={shift ? `± ${shiftWords(Math.max(shift.earlier, shift.later))}` : undefined}
      />
    </Stack>
  )
}

function bandWords({ earlier, later }: { earlier: number; later: number }): string {
  const [before, after] = [shiftWords(earlier), shiftWords(later)]
  if (before === after) return `${before} earlier or later`
  return `${before} earlier or ${after} later`
}

/** The lord, then "3 Mar 2010 to 3 Mar 2030, 20 years. Partial period", then how sure that is. */
function periodFact(name: string, { lord, start, end, partial }: Dasha, sure = '') {
  const dates = `${dayWords(start)} to ${dayWords(end)}, ${yearsWords(yearsBetween(start, end))}`
  const note = partial ? `${dates}. Partial period: it began before birth` : dates
  return { name, value: `${lord},`, note: sure ? `${note} ${sure}` : note }
}
