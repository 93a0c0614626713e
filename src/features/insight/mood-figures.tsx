import type { MoodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import type { MoodByCoin } from '~/domain/insight/mood-by-coin.ts'
import type { MoodByRaga, MoodOfRaga } from '~/domain/insight/mood-by-raga.ts'
import {
  aroundPracticeWords,
  byCoinWords,
  byRagaWords,
  METHOD_AROUND_PRACTICE,
  METHOD_BY_COIN,
  METHOD_BY_RAGA,
} from '~/features/insight/comparison-words.ts'
import { DrawnFigure } from '~/features/insight/drawn-figure.tsx'
import { counted } from '~/features/insight/insight-moods.ts'
import {
  ENDS,
  type MoodRow,
  NO_LINE,
  rowOf,
  SCALE,
  stepDescription,
  stepsOf,
} from '~/features/insight/mood-rows.ts'
import { MoodSteps } from '~/features/insight/mood-steps.tsx'
import { TwoKinds } from '~/features/insight/two-kinds-figure.tsx'
import { Text } from '~/ui/layout/text.tsx'

const ONE_LINE = 'A line joins before and after of those named alone.'

/** Moods in the hours before and after practice, and whether the two are related. */
export function AroundPractice({ found }: { found: MoodAroundPractice }) {
  return (
    <TwoKinds
      title="Before and after practice"
      heading="Kind of day"
      one="day"
      kinds={[
        { name: 'Days with a session', ...found.practised },
        { name: 'Days without one', ...found.others },
      ]}
      verdict={found.verdict}
      {...aroundPracticeWords(found)}
      method={METHOD_AROUND_PRACTICE}
      limit="This shows a link, not a cause."
    />
  )
}

/** Moods after a journey and after one raga alone, where a coin chose between them. */
export function ByCoin({ found }: { found: MoodByCoin }) {
  return (
    <TwoKinds
      title="Journeys, by the coin"
      heading="The coin chose"
      one="session"
      kinds={[
        { name: 'A journey', ...found.journey },
        { name: 'One raga alone', ...found.oneRaga },
      ]}
      verdict={found.verdict}
      {...byCoinWords(found)}
      method={METHOD_BY_COIN}
      limit="What is found holds for you and those days, for nobody else."
    />
  )
}

/** Moods before and after each raga. */
export function ByRaga({ found }: { found: MoodByRaga }) {
  const ragas = found.ragas.map(named)
  const { words, missing } = byRagaWords(found)
  const steps = stepsOf(ragas, (n) => counted(n, 'session'))
  const table = {
    caption: `Average moods in the three hours before and after; none below eight sessions. ${SCALE}`,
    headings: ['Raga', 'Before', 'After', 'Sessions'],
    rows: ragas.map(rowOf),
  }
  return (
    <DrawnFigure title="By raga" table={ragas.length > 0 ? table : null} method={METHOD_BY_RAGA}>
      <Text>{words}</Text>
      {steps.length > 0 && (
        <MoodSteps description={ragas.map(stepDescription).join(' ')} ends={ENDS} steps={steps} />
      )}
      <Text size="small" tone="soft">
        The most heard come first; that says nothing about which is best.
      </Text>
      {ragas.length > 0 && (
        <Text size="small" tone="soft">
          {missing}
        </Text>
      )}
      <Text size="small" tone="soft">
        {`${found.verdict === 'differ' ? ONE_LINE : NO_LINE} This shows a link, not a cause.`}
      </Text>
    </DrawnFigure>
  )
}

function named({ raga, standsOut, ...means }: MoodOfRaga): MoodRow {
  return { name: raga, isClaimed: standsOut !== null, ...means }
}
