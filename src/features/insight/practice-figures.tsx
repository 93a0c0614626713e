import {
  METHOD_AROUND_PRACTICE,
  type MoodAroundPractice,
} from '~/domain/insight/mood-around-practice.ts'
import { METHOD_BY_RAGA, type MoodByRaga, type MoodOfRaga } from '~/domain/insight/mood-by-raga.ts'
import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import { counted, MOOD_SCALE, meanTold } from '~/features/insight/insight-moods.ts'
import { DrawnFigure } from '~/features/insight/view/drawn-figure.tsx'
import { type MoodStep, MoodSteps } from '~/features/insight/view/mood-steps.tsx'
import { Text } from '~/ui/layout/text.tsx'

const ENDS = [MOOD_SCALE[0] ?? '', MOOD_SCALE[4] ?? ''] as const
const NO_LINE = 'No line joins before and after where none was found.'
const ONE_LINE = 'A line joins before and after of those named alone.'
const SCALE = '1 is very sad, 5 very happy.'

/** Moods in the hours before and after practice, and whether the two are related. */
export function AroundPractice({ found }: { found: MoodAroundPractice }) {
  const isClaimed = found.verdict === 'higher' || found.verdict === 'lower'
  const days = [
    { name: 'Days with a session', ...found.practised, isClaimed },
    { name: 'Days without one', ...found.others, isClaimed },
  ]
  const isEnough = found.verdict !== 'not-enough'
  const title = 'Before and after practice'
  return (
    <DrawnFigure
      title={title}
      table={{
        caption: `Mean moods in the three hours before and after. ${SCALE}`,
        headings: ['Kind of day', 'Before', 'After', 'Days'],
        rows: days.map(rowOf),
      }}
    >
      <Text>{found.words}</Text>
      {isEnough && (
        <MoodSteps
          description={days.map(stepDescription).join(' ')}
          ends={ENDS}
          steps={stepsOf(days, (n) => counted(n, 'day'))}
        />
      )}
      <Text size="small" tone="soft">
        {METHOD_AROUND_PRACTICE}
      </Text>
      {isEnough && (
        <Text size="small" tone="soft">
          {found.missing}
        </Text>
      )}
      <Text size="small" tone="soft">
        {isClaimed ? null : NO_LINE} What may be found is a tie, not a cause.
      </Text>
    </DrawnFigure>
  )
}

/** Moods before and after each raga. */
export function ByRaga({ found }: { found: MoodByRaga }) {
  const ragas = found.ragas.map(named)
  const steps = stepsOf(ragas, (n) => counted(n, 'session'))
  const table = {
    caption: `Mean moods in the three hours before and after; none below eight sessions. ${SCALE}`,
    headings: ['Raga', 'Before', 'After', 'Sessions'],
    rows: ragas.map(rowOf),
  }
  return (
    <DrawnFigure title="By raga" table={ragas.length > 0 ? table : null}>
      <Text>{found.words}</Text>
      {steps.length > 0 && (
        <MoodSteps description={ragas.map(stepDescription).join(' ')} ends={ENDS} steps={steps} />
      )}
      <Text size="small" tone="soft">
        The most heard stand first, which says nothing of which is best. {METHOD_BY_RAGA}
      </Text>
      {ragas.length > 0 && (
        <Text size="small" tone="soft">
          {found.missing}
        </Text>
      )}
      <Text size="small" tone="soft">
        {found.verdict === 'differ' ? ONE_LINE : NO_LINE} What may be found is a tie, not a cause.
      </Text>
    </DrawnFigure>
  )
}

type Named = BeforeAndAfter & {
  readonly name: string
  /** Whether a test supports the difference between before and after. */
  readonly isClaimed: boolean
}

function named({ raga, standsOut, ...means }: MoodOfRaga): Named {
  return { name: raga, isClaimed: standsOut !== null, ...means }
}

function rowOf({ name, before, after, n }: Named) {
  return { id: name, name, cells: [meanTold(before), meanTold(after), `${n}`] }
}

function stepDescription({ name, before, after }: Named): string {
  if (before === null) return ''
  return `${name}: ${meanTold(before)} before, ${meanTold(after)} after.`
}

/** The rows that have means, each with its count. */
function stepsOf(rows: readonly Named[], amount: (n: number) => string): MoodStep[] {
  return rows.flatMap(({ name, before, after, n, isClaimed }) =>
    before === null || after === null
      ? []
      : [{ id: name, name: `${name} · ${amount(n)}`, before, after, isJoined: isClaimed }],
  )
}
