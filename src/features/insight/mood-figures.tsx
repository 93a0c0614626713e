import type { ReactNode } from 'react'
import type { MoodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import type { MoodByCoin } from '~/domain/insight/mood-by-coin.ts'
import type { MoodByRaga, MoodOfRaga } from '~/domain/insight/mood-by-raga.ts'
import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import {
  aroundPracticeWords,
  byCoinWords,
  byRagaWords,
  type Finding,
  missingWords,
} from '~/features/insight/comparison-words.ts'
import { DrawnFigure } from '~/features/insight/drawn-figure.tsx'
import {
  counted,
  MOOD_SCALE,
  meanTold,
  SCALE_IN_FIGURES,
} from '~/features/insight/insight-moods.ts'
import { type MoodStep, MoodSteps } from '~/features/insight/mood-steps.tsx'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Moods in the hours before and after practice, and whether the two are related. */
export function AroundPractice({ found }: { found: MoodAroundPractice }) {
  return (
    <TwoKinds
      title="Before and after practice"
      heading="Kind of day"
      one="day"
      kinds={[
        { name: 'With a session', ...found.practised },
        { name: 'Without one', ...found.others },
      ]}
      verdict={found.verdict}
      finding={aroundPracticeWords(found)}
    />
  )
}

/** On how many days with a session the moods say nothing, and what to do about it. */
export function MissingMoods({ found }: { found: MoodAroundPractice }) {
  const { headline, text, method } = missingWords(found)
  return (
    <DrawnFigure title="Missing moods" headline={headline} table={null} method={method}>
      <Text>{text}</Text>
      <CheckInNow />
    </DrawnFigure>
  )
}

/** The way to one more mood. */
export function CheckInNow() {
  return (
    <Row>
      <ButtonLink to={paths.moodCheckin()} variant="quiet">
        Check in now
      </ButtonLink>
    </Row>
  )
}

/** Moods after a journey and after one raga alone, where a coin chose between them. */
export function ByCoin({ found }: { found: MoodByCoin }) {
  return (
    <TwoKinds
      title="A journey or one raga"
      heading="The coin chose"
      one="session"
      kinds={[
        { name: 'A journey', ...found.journey },
        { name: 'One raga alone', ...found.oneRaga },
      ]}
      verdict={found.verdict}
      finding={byCoinWords(found)}
    />
  )
}

/** So many ragas are drawn, the most heard; the table has all. */
const DRAWN = 3

/** Moods before and after each raga. */
export function ByRaga({ found }: { found: MoodByRaga }) {
  const ragas = found.ragas.map(named)
  const { headline, text, method } = byRagaWords(found)
  const told = ragas.filter(({ before }) => before !== null)
  const shown = [
    ...told.filter(({ isClaimed }) => isClaimed),
    ...told.filter(({ isClaimed }) => !isClaimed),
  ].slice(0, DRAWN)
  const table = {
    caption: `Average moods in the three hours before and after; none below eight sessions. The most heard come first; that says nothing about which is best. ${SCALE_IN_FIGURES}`,
    headings: ['Raga', 'Before', 'After', 'Sessions'],
    rows: ragas.map(rowOf),
  }
  return (
    <DrawnFigure
      title="By raga"
      headline={headline}
      table={ragas.length > 0 ? table : null}
      method={method}
    >
      <Text>{text}</Text>
      <Steps rows={shown} one="session" />
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
  finding: Finding
}

/** Moods before and after two kinds of days or sessions, and whether they differ. */
function TwoKinds({ title, heading, one, kinds, verdict, finding }: TwoKindsProps): ReactNode {
  const isClaimed = verdict === 'higher' || verdict === 'lower'
  const rows = kinds.map((kind) => ({ ...kind, isClaimed }))
  return (
    <DrawnFigure
      title={title}
      headline={finding.headline}
      method={finding.method}
      table={{
        caption: `Average moods in the three hours before and after. ${SCALE_IN_FIGURES}`,
        headings: [heading, 'Before', 'After', one === 'day' ? 'Days' : 'Sessions'],
        rows: rows.map(rowOf),
      }}
    >
      <Text>{finding.text}</Text>
      {verdict !== 'not-enough' && <Steps rows={rows} one={one} />}
    </DrawnFigure>
  )
}

/** The words at both ends of the scale. */
const ENDS = [MOOD_SCALE[0] ?? '', MOOD_SCALE[4] ?? ''] as const

/** Mean moods before and after one kind of days or sessions. */
type MoodRow = BeforeAndAfter & {
  readonly name: string
  /** Whether a test supports the difference between before and after. */
  readonly isClaimed: boolean
}

type StepsProps = { rows: readonly MoodRow[]; one: 'day' | 'session' }

/** The rows that have means, each with its count. */
function Steps({ rows, one }: StepsProps) {
  const steps = rows.flatMap(({ name, before, after, n, isClaimed }): MoodStep[] =>
    before === null || after === null
      ? []
      : [{ id: name, name, amount: counted(n, one), before, after, isJoined: isClaimed }],
  )
  if (steps.length === 0) return null
  return <MoodSteps description={rows.map(stepDescription).join(' ')} ends={ENDS} steps={steps} />
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
