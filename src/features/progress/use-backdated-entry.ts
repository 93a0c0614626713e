import { useRef, useState } from 'react'
import type { LocalDay } from '~/domain/local-day.ts'
import { checkBackdated, type Ticked } from '~/domain/practice/backdated-day.ts'
import { newId } from '~/queries/new-id.ts'
import { useAddBackdated } from '~/queries/practice-writes.ts'
import { today } from '~/queries/use-today.ts'
import { useToast } from '~/ui/toast.ts'

/** What is added to a day that has passed; `date` is the day in words. */
export function useBackdatedEntry(day: LocalDay, date: string, onSaved: () => void) {
  const [ticked, setTicked] = useState<Ticked>({ session: false, journal: false })
  const [refused, setRefused] = useState<string | null>(null)
  // Made with the sheet: however often it is pressed or tried again, one row of each is stored.
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
