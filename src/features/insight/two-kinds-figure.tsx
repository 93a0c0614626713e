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
import { Text } from '~/ui/layout/text.tsx'

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
export function TwoKinds(props: TwoKindsProps) {
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
