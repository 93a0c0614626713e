import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { usePlayerOrNull, usePlayerState } from '~/audio/audio-provider.tsx'
import {
  completionWords,
  type EndedSession,
  isRecording,
} from '~/listening/session-log/completed-session.ts'
import { type SessionLog, sessionLog } from '~/listening/session-log/session-log.ts'
import { usePersonOrNull } from '~/queries/account/person.tsx'
import { useRecordSession } from '~/queries/check-in/mood-writes.ts'
import { today } from '~/queries/practice/use-today.ts'
import { useToast } from '~/ui/feedback/toast.ts'

/**
 * Records each completed session once and opens its dialog. Runs on every page, inside the router,
 * because the person may navigate while a session plays.
 */
export function SessionKeeper() {
  const player = usePlayerOrNull()
  const uid = usePersonOrNull()?.uid

  useEffect(() => {
    return player ? sessionLog.follow(player) : undefined
  }, [player])

  useEffect(() => {
    const forget = () => sessionLog.forget()
    return uid === undefined ? undefined : forget
  }, [uid])

  return uid === undefined ? null : <FinishedSession key={uid} sittings={sessionLog} />
}

type Dialog = ComponentType<{ sittings: SessionLog; done: EndedSession }>

/** Stores the sittings of the signed-in person and opens the dialog when one is complete. */
function FinishedSession({ sittings }: { sittings: SessionLog }) {
  const { done } = useSyncExternalStore(sittings.subscribe, sittings.snapshot)
  const { track } = usePlayerState()
  const isWanted = isRecording(track) || done !== null
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

/**
 * Loads the dialog as soon as a track is present: the network may be lost when the session ends.
 */
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

/** Explains what counts as a session when the sound reached its end but too little was heard. */
function useUnheard(sittings: SessionLog) {
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

/** Gives the session log the function that stores for this person, and reports a failure. */
function useStore(sittings: SessionLog) {
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

/**
 * The dialog at the end of a session. Load it during the session: the network may be lost later.
 */
export const loadCompletionDialog = () =>
  import('~/listening/session-log/completion-dialog.tsx').then((module) => module.CompletionDialog)
