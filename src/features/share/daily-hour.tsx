import { useState } from 'react'
import { addDays } from '~/domain/local-day.ts'
import { minuteOfDayAt } from '~/domain/minute-of-day.ts'
import { saveDailyReminder } from '~/features/share/save-reminder.ts'
import { useToday } from '~/queries/use-today.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TextField } from '~/ui/text-field.tsx'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A reminder at the same time of every day. */
export function DailyHour({ onSaved }: { onSaved: () => void }) {
  const today = useToday()
  const [time, setTime] = useState('06:30')
  const [problem, setProblem] = useState<string>()

  function save() {
    if (!TIME.test(time)) {
      setProblem('Choose a time of the day, such as 06:30.')
      return
    }
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const isToCome = hour * 60 + minute > minuteOfDayAt(new Date())
    saveDailyReminder(isToCome ? today : addDays(today, 1), time)
    onSaved()
  }

  return (
    <Stack>
      <TextField
        type="time"
        label="Time"
        value={time}
        error={problem}
        onChange={(typed) => {
          setTime(typed)
          setProblem(undefined)
        }}
      />
      <Button onClick={save}>Download for my calendar</Button>
    </Stack>
  )
}
