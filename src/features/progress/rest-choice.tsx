import { monthName } from '~/domain/day/day-words.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { dayRefusal } from '~/domain/practice/backdated-day.ts'
import { restDaysLeft } from '~/domain/practice/streak.ts'
import type { PracticeShown } from '~/features/progress/practice-shown.ts'
import { useRestDay } from '~/queries/practice/practice-writes.ts'
import { Button } from '~/ui/controls/button.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type RestChoiceProps = {
  day: LocalDay
  /** The day in words. */
  date: string
  practice: PracticeShown
  onClose: () => void
}

/** Marks a day as a day of rest, or removes the mark. Not offered for days with practice. */
export function RestChoice({ day, date, practice, onClose }: RestChoiceProps) {
  const { restDays, completed, today } = practice
  const writing = useRestDay()
  const { toast } = useToast()
  const fail = useFailure()
  const isRest = restDays.has(day)
  const left = restDaysLeft(day, restDays, completed)
  if (!isRest && (completed.has(day) || dayRefusal(day, today) === 'too-early')) return null
  if (!isRest && left === 0) {
    return <Text size="small" tone="soft">{`Both days of rest of ${monthName(day)} are set.`}</Text>
  }
  const choose = () =>
    writing.mutate(
      { day, isRest: !isRest },
      {
        onSuccess: () => {
          toast(
            isRest
              ? { title: 'Taken back', description: `${date} is a day like any other.` }
              : { title: 'A day of rest', description: `${date} is set aside.` },
          )
          onClose()
        },
        onError: () => fail('The day of rest could not be changed. Please try again.'),
      },
    )
  return (
    <Stack gap="tight" align="start">
      <Text size="small" tone="soft">
        {`Two days of rest a month keep a streak whole. They protect it and add nothing to it.${isRest ? '' : ` ${monthName(day)} has ${left === 1 ? 'one' : 'two'} left.`}`}
      </Text>
      <Button variant="quiet" busy={writing.isPending} onClick={choose}>
        {isRest ? 'Take the day of rest back' : 'Make this a day of rest'}
      </Button>
    </Stack>
  )
}
