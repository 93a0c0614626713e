import type { FormEvent } from 'react'
import type { LocalDay } from '~/domain/local-day.ts'
import { useBackdatedEntry } from '~/features/progress/use-backdated-entry.ts'
import { Button } from '~/ui/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TickChoice } from '~/ui/progress/tick-choice.tsx'
import { Text } from '~/ui/text.tsx'

type BackdatedFormProps = {
  day: LocalDay
  /** The day in words. */
  date: string
  /** Why no session can be added, shown as it is; `null` when one can. */
  noSession: string | null
  onClose: () => void
}

/** A session or an entry that was not kept on its day. */
export function BackdatedForm({ day, date, noSession, onClose }: BackdatedFormProps) {
  const { ticked, refused, isSaving, canSave, tick, save } = useBackdatedEntry(day, date, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TickChoice
          legend="What was not recorded"
          disabled={isSaving}
          choices={[
            ...(noSession === null
              ? [
                  {
                    label: 'Meditation Session',
                    isTicked: ticked.session,
                    onTick: (session: boolean) => tick({ session }),
                  },
                ]
              : []),
            {
              label: 'Journal Entry',
              isTicked: ticked.journal,
              onTick: (journal) => tick({ journal }),
            },
          ]}
        />
        {noSession !== null && (
          <Text size="small" tone="soft">
            {noSession}
          </Text>
        )}
        {refused !== null && <Text tone="danger">{refused}</Text>}
        <Row stackOnPhone>
          <Button type="submit" disabled={!canSave} busy={isSaving}>
            {isSaving ? 'Saving…' : 'Save Entry'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
