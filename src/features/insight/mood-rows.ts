import type { BeforeAndAfter } from '~/domain/insight/pair-table.ts'
import { MOOD_SCALE, meanTold } from '~/features/insight/insight-moods.ts'
import type { MoodStep } from '~/features/insight/mood-steps.tsx'

/** The words at both ends of the scale. */
export const ENDS = [MOOD_SCALE[0] ?? '', MOOD_SCALE[4] ?? ''] as const
export const NO_LINE = 'No line joins before and after where none was found.'
export const SCALE = '1 is very sad, 5 very happy.'

/** Mean moods before and after one kind of days or sessions. */
export type MoodRow = BeforeAndAfter & {
  readonly name: string
  /** Whether a test supports the difference between before and after. */
  readonly isClaimed: boolean
}

/** The same as a row of a table. */
export function rowOf({ name, before, after, n }: MoodRow) {
  return { id: name, name, cells: [meanTold(before), meanTold(after), `${n}`] }
}

/** The same in words; empty without means. */
export function stepDescription({ name, before, after }: MoodRow): string {
  if (before === null) return ''
  return `${name}: ${meanTold(before)} before, ${meanTold(after)} after.`
}

/** The rows that have means, each with its count. */
export function stepsOf(rows: readonly MoodRow[], amount: (n: number) => string): MoodStep[] {
  return rows.flatMap(({ name, before, after, n, isClaimed }) =>
    before === null || after === null
      ? []
      : [{ id: name, name: `${name} · ${amount(n)}`, before, after, isJoined: isClaimed }],
  )
}
