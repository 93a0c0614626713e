import { useState } from 'react'
import { DailyHour } from '~/features/share/daily-hour.tsx'
import { SunriseYear } from '~/features/share/sunrise-year.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { RadioChoice } from '~/ui/radio-choice.tsx'

type ReminderOverlayProps = { onClose: () => void }

/** Daily reminder: a file for the person's own calendar, which does the reminding. */
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
        {when === 'hour' ? <DailyHour onSaved={onSaved} /> : <SunriseYear onSaved={onSaved} />}
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
