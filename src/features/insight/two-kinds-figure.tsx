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
  found: { readonly verdict: string; readonly words: string; readonly missing: string }
  method: string
  /** What the result must not be taken for. */
  limit: string
}

/** Moods before and after two kinds of days or sessions, and whether they differ. */
export function TwoKinds({ title, heading, one, kinds, found, method, limit }: TwoKindsProps) {
  const isClaimed = found.verdict === 'higher' || found.verdict === 'lower'
  const isEnough = found.verdict !== 'not-enough'
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
      <Text>{found.words}</Text>
      {isEnough && (
        <MoodSteps
          description={rows.map(stepDescription).join(' ')}
          ends={ENDS}
          steps={stepsOf(rows, (n) => counted(n, one))}
        />
      )}
      {isEnough && (
        <Text size="small" tone="soft">
          {found.missing}
        </Text>
      )}
      <Text size="small" tone="soft">
        {isClaimed ? limit : `${NO_LINE} ${limit}`}
      </Text>
    </DrawnFigure>
  )
}
