import type { MoodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import type { MoodByCoin } from '~/domain/insight/mood-by-coin.ts'
import type { MoodByRaga, MoodOfRaga } from '~/domain/insight/mood-by-raga.ts'
import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import {
  aroundPracticeWords,
  byCoinWords,
  byRagaWords,
  METHOD_AROUND_PRACTICE,
  METHOD_BY_COIN,
  METHOD_BY_RAGA,
} from '~/features/insight/comparison-words.ts'
import { DrawnFigure } from '~/features/insight/drawn-figure.tsx'
import { counted, MOOD_SCALE, meanTold } from '~/features/insight/insight-moods.ts'
import { type MoodStep, MoodSteps } from '~/features/insight/mood-steps.tsx'
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

type TwoKindsProps = {
  title: string
  /** What tells the kinds apart: "Kind of day". */
  heading: string
  /** What is counted, in the singular. */
  one: 'day' | 'session'
  kinds: readonly Omit<MoodRow, 'isClaimed'>[]
  verdict: string
  /** The verdict in a sentence. */
  words: string
  /** For how many of them the moods are missing. */
  missing: string
  method: string
  /** What the result must not be taken for. */
  limit: string
}

/** Moods before and after two kinds of days or sessions, and whether they differ. */
function TwoKinds(props: TwoKindsProps) {
  const { title, heading, one, kinds, verdict, words, missing, method, limit } = props
  const isClaimed = verdict === 'higher' || verdict === 'lower'
  const isEnough = verdict !== 'not-enough'
  const rows = kinds.map((kind) => ({ ...kind, isClaimed }))
  return (
    <DrawnFigure
      title={title}
      method={method}
      table={{
        caption: `Average moods in the three hours before and after. ${SCALE}`,
        headings: [heading, 'Before', 'After', one === 'day' ? 'Days' : 'Sessions'],
        rows: rows.map(rowOf),
      }}
    >
      <Text>{words}</Text>
      {isEnough && (
        <MoodSteps
          description={rows.map(stepDescription).join(' ')}
          ends={ENDS}
          steps={stepsOf(rows, (n) => counted(n, one))}
        />
      )}
      {isEnough && (
        <Text size="small" tone="soft">
          {missing}
        </Text>
      )}
      <Text size="small" tone="soft">
        {isClaimed ? limit : `${NO_LINE} ${limit}`}
      </Text>
    </DrawnFigure>
  )
}

/** The words at both ends of the scale. */
const ENDS = [MOOD_SCALE[0] ?? '', MOOD_SCALE[4] ?? ''] as const
const NO_LINE = 'No line joins before and after where none was found.'
const SCALE = '1 is very sad, 5 very happy.'

/** Mean moods before and after one kind of days or sessions. */
type MoodRow = BeforeAndAfter & {
  readonly name: string
  /** Whether a test supports the difference between before and after. */
  readonly isClaimed: boolean
}

/** The same as a row of a table. */
function rowOf({ name, before, after, n }: MoodRow) {
  return { id: name, name, cells: [meanTold(before), meanTold(after), `${n}`] }
}

/** The same in words; empty without means. */
function stepDescription({ name, before, after }: MoodRow): string {
  if (before === null) return ''
  return `${name}: ${meanTold(before)} before, ${meanTold(after)} after.`
}

/** The rows that have means, each with its count. */
function stepsOf(rows: readonly MoodRow[], amount: (n: number) => string): MoodStep[] {
  return rows.flatMap(({ name, before, after, n, isClaimed }) =>
    before === null || after === null
      ? []
      : [{ id: name, name: `${name} · ${amount(n)}`, before, after, isJoined: isClaimed }],
  )
}
