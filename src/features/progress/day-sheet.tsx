import type { LocalDay } from '~/domain/local-day.ts'
import { dayRefusal, sessionRefusal } from '~/domain/practice/backdated-day.ts'
import { dayRecord } from '~/domain/practice/day-record.ts'
import { BackdatedForm } from '~/features/progress/backdated-form.tsx'
import { dayTold } from '~/features/progress/day-cells.ts'
import { DayMoments } from '~/features/progress/day-moments.tsx'
import { dayInFull } from '~/features/progress/day-words.ts'
import type { Practice } from '~/features/progress/practice.ts'
import { RestChoice } from '~/features/progress/rest-choice.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/text.tsx'

type DaySheetProps = { day: LocalDay; practice: Practice; onClose: () => void }

/** A day: what it held, what may be added to it, and whether it is one of rest. */
export function DaySheet({ day, practice, onClose }: DaySheetProps) {
  const { today, counts } = practice
  const refusal = dayRefusal(day, today)
  const record = dayRecord(day, counts.get(day))
  const date = dayInFull(day, today)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={refusal ? date : `Add Entry for ${date}`}
      description={dayTold(record, practice)}
    >
      <Stack gap="wide">
        {record.isCompleted && <DayMoments day={day} />}
        {refusal ? (
          <Text tone="soft">{refusal.message}</Text>
        ) : (
          <BackdatedForm
            day={day}
            date={date}
            noSession={sessionRefusal(counts.get(day))}
            onClose={onClose}
          />
        )}
        <RestChoice day={day} date={date} practice={practice} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}
