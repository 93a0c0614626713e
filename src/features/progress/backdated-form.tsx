import { type FormEvent, useRef, useState } from 'react'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { checkBackdated, type Ticked } from '~/domain/practice/backdated-day.ts'
import { newId } from '~/queries/database/use-write.ts'
import { useAddBackdated } from '~/queries/practice/practice-writes.ts'
import { today } from '~/queries/practice/use-today.ts'
import { Button } from '~/ui/controls/button.tsx'
import { TickChoice } from '~/ui/controls/choices.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
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

/** The form for an earlier day; `date` is the day in words. */
function useBackdatedEntry(day: LocalDay, date: string, onSaved: () => void) {
  const [ticked, setTicked] = useState<Ticked>({ session: false, journal: false })
  const [refused, setRefused] = useState<string | null>(null)
  // Made once with the sheet, so that repeated attempts store only one row of each.
  const [ids] = useState(() => ({ session: newId(), entry: newId() }))
  const isSending = useRef(false)
  const saving = useAddBackdated()
  const { toast } = useToast()

  const save = () => {
    if (isSending.current) return
    const check = checkBackdated(day, today(), ticked)
    if (check.status === 'refused') return setRefused(check.message)
    const idOf = (kind: keyof typeof ids) =>
      check.rows.some((row) => row.kind === kind) ? ids[kind] : null
    isSending.current = true
    saving.mutate(
      { day, sessionId: idOf('session'), entryId: idOf('entry') },
      {
        onSuccess: (written) => {
          if (written === 'changed') {
            toast({ title: 'Entry Added', description: `Successfully added entry for ${date}.` })
          } else {
            toast({ title: 'Nothing to add', description: `${date} holds this already.` })
          }
          onSaved()
        },
        onError: () =>
          toast({
            title: 'Error',
            description: 'Failed to save entry. Please try again.',
            tone: 'destructive',
          }),
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }

  return {
    ticked,
    refused,
    isSaving: saving.isPending,
    canSave: ticked.session || ticked.journal,
    tick: (change: Partial<Ticked>) => {
      setRefused(null)
      setTicked({ ...ticked, ...change })
    },
    save,
  }
}
