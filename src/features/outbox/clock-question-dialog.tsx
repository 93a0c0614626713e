import { useSyncExternalStore } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { clockQuestion } from '~/queries/outbox/clock-question.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

const told = (day: LocalDay) => dayAs(day, { day: 'numeric', month: 'long', year: 'numeric' })

/** Asks whether the date of the device is right, before something is stored under it. */
export function ClockQuestionDialog() {
  const question = useSyncExternalStore(clockQuestion.subscribe, clockQuestion.current)
  if (!question) return null
  const { day, likely } = question
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) clockQuestion.answer(false)
      }}
      title={`Is it ${told(day)}?`}
      description={`By the date of your device, this would be saved for ${told(day)}. By the last reply of Alap’s sign-in service it is about ${told(likely)}. Nothing is saved yet, and nothing you wrote is lost.`}
    >
      <Row>
        <Button onClick={() => clockQuestion.answer(true)}>It is right</Button>
        <Button variant="quiet" onClick={() => clockQuestion.answer(false)}>
          I will correct it
        </Button>
      </Row>
    </Dialog>
  )
}
