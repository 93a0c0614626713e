import { firstRecord } from '~/domain/practice/completion.ts'
import { ninetyDays } from '~/domain/practice/ninety-days.ts'
import { daysInWords } from '~/domain/practice/streak-words.ts'
import type { Practice } from '~/features/progress/use-practice.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { LampStrip } from '~/ui/progress/lamp-strip.tsx'
import { Heading, Text } from '~/ui/text.tsx'

/** The last ninety days as small lamps, and the same in a sentence. */
export function NinetyStrip({ practice: { counts, today } }: { practice: Practice }) {
  const first = firstRecord(counts, today) ?? today
  const days = ninetyDays(counts, today)
  const begun = days.filter(({ day }) => day >= first)
  const count = (level: (typeof days)[number]['energyLevel']) =>
    begun.filter(({ energyLevel }) => energyLevel === level).length
  const bright = daysInWords(count('excellent'))
  const quiet = begun.filter(({ day, isCompleted }) => !isCompleted && day !== today).length
  const since = begun.length === days.length ? 'In these ninety days' : 'Since you began'
  return (
    <Stack gap="tight">
      <Heading>Ninety days</Heading>
      <LampStrip
        lamps={days.map(({ day, energyLevel }) => ({
          id: day,
          level: day < first ? null : energyLevel,
        }))}
      />
      <Text size="small" tone="soft">
        {`${since}: ${bright} with a tall flame, ${count('high')} with a small one, ${quiet} quiet. The first lamp is the oldest; today is the last.`}
      </Text>
    </Stack>
  )
}
