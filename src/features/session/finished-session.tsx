import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { completionWords } from '~/features/session/completion-words.ts'
import { loadCompletionDialog } from '~/features/session/load-completion-dialog.ts'
import { isSession, type Sitting } from '~/features/session/sitting.ts'
import type { Sittings } from '~/features/session/sittings.ts'
import { useRecordSession } from '~/queries/mood-writes.ts'
import { today } from '~/queries/use-today.ts'
import { useToast } from '~/ui/toast.ts'

type Dialog = ComponentType<{ sittings: Sittings; done: Sitting }>

/** Stores the sittings of the signed-in person and opens the dialog when one is done. */
export function FinishedSession({ sittings }: { sittings: Sittings }) {
  const { done } = useSyncExternalStore(sittings.subscribe, sittings.snapshot)
  const { track } = usePlayerState()
  const isWanted = isSession(track) || done !== null
  const Dialog = useDialog(isWanted)
  const { toast } = useToast()

  useStore(sittings)
  useUnheard(sittings)

  useEffect(() => {
    if (!done || Dialog !== 'missing') return
    toast({ title: completionWords(done, today()).title, description: done.title })
    sittings.dismiss()
  }, [done, Dialog, toast, sittings])

  if (!done || !Dialog || Dialog === 'missing') return null
  return <Dialog key={done.id} sittings={sittings} done={done} />
}

/** Fetched as soon as there is something to listen to: by its end the network may be gone. */
function useDialog(isWanted: boolean) {
  const [dialog, setDialog] = useState<Dialog | 'missing' | null>(null)
  useEffect(() => {
    if (!isWanted) return
    loadCompletionDialog().then(
      (loaded) => setDialog(() => loaded),
      () => setDialog('missing'),
    )
  }, [isWanted])
  return dialog
}

/** Says what a session needs, where the sound was drawn to its end and too little was heard. */
function useUnheard(sittings: Sittings) {
  const { toast } = useToast()
  useEffect(() => {
    return sittings.onUnheard(() =>
      toast({
        title: 'The music has ended',
        description:
          'A session counts once four fifths of it have sounded. It is here to be heard whenever you like.',
      }),
    )
  }, [sittings, toast])
}

/** Lends the sittings this person's way to the database, and says when it fails. */
function useStore(sittings: Sittings) {
  const { mutateAsync: record } = useRecordSession()
  const { toast } = useToast()

  useEffect(() => {
    sittings.storeWith(async (sitting) => {
      try {
        await record(sitting)
      } catch (error) {
        toast({
          title: 'Error',
          description: 'Failed to log session. Please try again.',
          tone: 'destructive',
          action: { label: 'Try again', perform: sittings.recordUnstored },
        })
        throw error
      }
    })
    window.addEventListener('online', sittings.recordUnstored)
    return () => {
      sittings.storeWith(null)
      window.removeEventListener('online', sittings.recordUnstored)
    }
  }, [sittings, record, toast])
}
