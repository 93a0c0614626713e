import { useState } from 'react'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { checkBackdated, type Ticked } from '~/domain/practice/backdated-day.ts'
import { REFUSALS } from '~/features/progress/backdated-words.ts'
import { useAddBackdated } from '~/queries/practice/practice-writes.ts'
import { today } from '~/queries/practice/use-today.ts'
import type { Saved } from '~/queries/rows/store-write.ts'
import { TickChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type BackdatedFormProps = {
  day: LocalDay
  /** The day in words. */
  date: string
  /** Why no session can be added, as shown to the person; `null` if one can. */
  noSession: string | null
  onClose: () => void
}

/** Adds a session or an entry to an earlier day. */
export function BackdatedForm({ day, date, noSession, onClose }: BackdatedFormProps) {
  const { form, ticked, canSave } = useBackdatedEntry(day, date, onClose)
  const { change, formFault, isBusy } = form
  return (
    <form {...form.props}>
      <Stack>
        <TickChoice
          legend="What was not recorded"
          disabled={isBusy}
          choices={[
            ...(noSession === null
              ? [
                  {
                    label: 'Meditation Session',
                    isTicked: ticked.session,
                    onTick: (session: boolean) => change({ session }),
                  },
                ]
              : []),
            {
              label: 'Journal Entry',
              isTicked: ticked.journal,
              onTick: (journal) => change({ journal }),
            },
          ]}
        />
        {noSession !== null && (
          <Text size="small" tone="soft">
            {noSession}
          </Text>
        )}
        {typeof formFault === 'string' && <Text tone="danger">{formFault}</Text>}
        <Row stackOnPhone>
          <Button type="submit" disabled={!canSave} busy={isBusy}>
            {isBusy ? 'Saving…' : 'Save Entry'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** The form for an earlier day; `date` is the day in words. */
function useBackdatedEntry(day: LocalDay, date: string, onSaved: () => void) {
  const [ticked, setTicked] = useState<Ticked>({ session: false, journal: false })
  // Made once with the sheet, so that repeated attempts store only one row of each.
  const [ids] = useState(() => ({ session: crypto.randomUUID(), entry: crypto.randomUUID() }))
  const saving = useAddBackdated()
  const { toast } = useToast()
  const fail = useFailure()
  const check = checkBackdated(day, today(), ticked)

  const onSuccess = (saved: Saved) => {
    if (saved !== 'unchanged') {
      toast({ title: 'Entry Added', description: `Successfully added entry for ${date}.` })
    } else {
      toast({ title: 'Nothing to add', description: `${date} holds this already.` })
    }
    onSaved()
  }
  const form = useForm({
    values: ticked,
    setValues: setTicked,
    faults: check.status === 'refused' ? { form: REFUSALS[check.reason] } : {},
    send: async () => {
      // The day may have ended while the sheet was open.
      const now = checkBackdated(day, today(), ticked)
      if (now.status === 'refused') return { form: REFUSALS[now.reason] }
      const idOf = (kind: keyof typeof ids) =>
        now.rows.some((row) => row.kind === kind) ? ids[kind] : null
      const rows = { day, sessionId: idOf('session'), entryId: idOf('entry') }
      // The sheet shows the rows at once and takes this form away, so the end is awaited here.
      const saved = await saving.mutateAsync(rows).catch(() => null)
      if (saved === null) fail('Failed to save entry. Please try again.')
      else onSuccess(saved)
      return undefined
    },
  })
  return { form, ticked, canSave: ticked.session || ticked.journal }
}
