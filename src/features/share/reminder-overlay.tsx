import { useState } from 'react'
import { addDays } from '~/domain/day/local-day.ts'
import { minuteOfDayAt } from '~/domain/day/local-moment.ts'
import { saveDailyReminder } from '~/features/share/save-reminder.ts'
import { SunriseReminder } from '~/features/share/sunrise-reminder.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { RadioChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type ReminderOverlayProps = { onClose: () => void }

/** Daily reminder: a file for the person's calendar, which then shows the reminders. */
export function ReminderOverlay({ onClose }: ReminderOverlayProps) {
  const [when, setWhen] = useState<'hour' | 'sunrise'>('hour')
  const [isSaved, setSaved] = useState(false)
  const onSaved = () => setSaved(true)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Daily reminder"
      description="Alap makes a file for your calendar, and your calendar reminds you. Alap itself sends nothing."
    >
      <Stack>
        <RadioChoice
          legend="When"
          value={when}
          onChange={(chosen) => {
            setWhen(chosen)
            setSaved(false)
          }}
          choices={[
            { value: 'hour', label: 'At an hour', detail: 'The same every day, wherever you are' },
            { value: 'sunrise', label: 'At sunrise', detail: 'Of one place, for a year' },
          ]}
        />
        {when === 'hour' ? (
          <DailyReminder onSaved={onSaved} />
        ) : (
          <SunriseReminder onSaved={onSaved} />
        )}
        {isSaved && (
          <Notice>
            The file is among your downloads. Open it, and your calendar asks where to put it. A
            calendar of its own is easily taken away again.
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A reminder at the same time every day. */
function DailyReminder({ onSaved }: { onSaved: () => void }) {
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
