import { firstRecord } from '~/domain/practice/completion.ts'
import { ninetyDays } from '~/domain/practice/ninety-days.ts'
import { daysInWords } from '~/domain/practice/streak-words.ts'
import type { Practice } from '~/features/progress/practice.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { LampStrip } from '~/ui/progress/lamp-strip.tsx'
import { Heading, Text } from '~/ui/text.tsx'

/** The last ninety days as small lamps, and the same in a sentence. */
export function NinetyStrip({ practice: { counts, today, restDays } }: { practice: Practice }) {
  const first = firstRecord(counts, today) ?? today
  const lamps = ninetyDays(counts, today).map(({ day, energyLevel, isCompleted }) => {
    if (!isCompleted && restDays.has(day)) return { id: day, level: 'rest' as const }
    return { id: day, level: day < first ? null : energyLevel }
  })
  const begun = lamps.filter(({ level }) => level !== null)
  const count = (wanted: (typeof lamps)[number]['level']) =>
    begun.filter(({ id, level }) => level === wanted && (id !== today || level !== 'low')).length
  const words = [
    `${daysInWords(count('excellent'))} with a tall flame`,
    `${count('high')} with a small one`,
    ...(count('rest') > 0 ? [`${count('rest')} of rest`] : []),
    `${count('low')} quiet`,
  ].join(', ')
  const since = begun.length === lamps.length ? 'In these ninety days' : 'Since you began'
  return (
    <Stack gap="tight">
      <Heading>Ninety days</Heading>
      <LampStrip lamps={lamps} />
      <Text size="small" tone="soft">
        {`${since}: ${words}. The first lamp is the oldest; today is the last.`}
      </Text>
    </Stack>
  )
}
