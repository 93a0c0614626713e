import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { usePlayerOrNull, usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { hasMusic, type Recording } from '~/domain/session/recording.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { completionWords, type EndedSession } from '~/listening/session-log/completed-session.ts'
import { type SessionLog, sessionLog } from '~/listening/session-log/session-log.ts'
import { useRecordSession } from '~/queries/check-in/mood-writes.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/**
 * Records each completed session once and opens its dialog. Runs on every page, inside the router,
 * because the person may navigate while a session plays.
 */
export function RecordSessions() {
  const player = usePlayerOrNull()
  const uid = usePersonOrNull()?.uid

  useEffect(() => {
    return player ? sessionLog.follow(player) : undefined
  }, [player])

  useEffect(() => {
    const forget = () => sessionLog.forget()
    return uid === undefined ? undefined : forget
  }, [uid])

  return uid === undefined ? null : <FinishedSession key={uid} log={sessionLog} />
}

type Dialog = ComponentType<{ log: SessionLog; done: EndedSession }>

/** Stores the sessions of the signed-in person and opens the dialog when one is complete. */
function FinishedSession({ log }: { log: SessionLog }) {
  const { done } = useSyncExternalStore(log.subscribe, log.snapshot)
  const state = usePlayerState()
  const isWanted = hasMusic(state.recording) || done !== null
  const follower = done && followerOf(done, state)
  const Dialog = useDialog(isWanted)
  const { toast } = useToast()

  useStore(log)
  useUnheard(log)

  useEffect(() => {
    if (!done || Dialog !== 'missing' || follower) return
    toast({ title: completionWords(done, today()).title, description: done.title })
    log.dismiss()
  }, [done, Dialog, follower, toast, log])

  useEffect(() => {
    if (!done || !follower) return
    const { note } = completionWords(done, today())
    const counts = note ?? 'It counts for today.'
    toast({ title: `${done.title} is complete`, description: `${counts} ${follower} plays on.` })
    log.dismiss()
  }, [done, follower, toast, log])

  if (!done || follower || !Dialog || Dialog === 'missing') return null
  return <Dialog key={done.id} log={log} done={done} />
}

/** The title of what plays on after a session, if the person chose that: no dialog may cover it. */
function followerOf({ recording }: EndedSession, state: PlayerState): string | null {
  const isOther = state.recording?.audioUrl !== recording.audioUrl
  return isOther && isRunning(state) ? (state.recording?.title ?? null) : null
}

/**
 * Loads the dialog as soon as a recording is present: the network may be lost when the session ends.
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
function useUnheard(log: SessionLog) {
  const { toast } = useToast()
  useEffect(() => {
    return log.onUnheard(() =>
      toast({
        title: "You've heard part of it",
        description: 'It counts from 80 %. Play it again whenever you like.',
      }),
    )
  }, [log, toast])
}

/** Gives the session log the function that stores for this person, and reports a failure. */
function useStore(log: SessionLog) {
  const { mutateAsync: record } = useRecordSession()
  const fail = useFailure()

  useEffect(() => {
    let isSignedIn = true
    log.storeWith(async (session) => {
      try {
        const { recording } = session
        const heard = await heardIn(recording)
        await record({ ...session, raga: recording.raga, heard })
      } catch (error) {
        // The next person on this device has nothing to do with it.
        if (isSignedIn) {
          fail(failureWords(error), { retry: log.recordUnstored })
        }
        throw error
      }
    })
    window.addEventListener('online', log.recordUnstored)
    return () => {
      isSignedIn = false
      log.storeWith(null)
      window.removeEventListener('online', log.recordUnstored)
    }
  }, [log, record, fail])
}

function failureWords(error: unknown): string {
  if (dataErrorKind(error) !== 'wrong-clock') return 'Failed to log session. Please try again.'
  return 'Your session is not recorded yet. Correct the date in the settings of your device, then add it to its day in Your Journey.'
}

/**
 * The address of what was heard, of which the code that knows it may not load any more: a session is
 * then stored without it, rather than lost.
 */
async function heardIn({ audioUrl }: Recording): Promise<string | null> {
  try {
    const { heardAddress } = await import('~/domain/improvisation/heard-address.ts')
    return heardAddress(audioUrl)
  } catch {
    return null
  }
}

/**
 * The dialog at the end of a session. Load it during the session: the network may be lost later.
 */
const loadCompletionDialog = () =>
  import('~/listening/session-log/completion-dialog.tsx').then((module) => module.CompletionDialog)
