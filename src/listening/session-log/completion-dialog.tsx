import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlayer } from '~/audio/use-player.ts'
import { partOfDay } from '~/domain/day/greeting.ts'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { moodTheme } from '~/domain/mood/mood-theme.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { completionWords, type EndedSession } from '~/listening/session-log/completed-session.ts'
import type { SessionLog } from '~/listening/session-log/session-log.ts'
import { CompletionActions, CompletionSheet } from '~/listening/view/completion-sheet.tsx'
import { usePerson } from '~/queries/account/person.tsx'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type CompletionDialogProps = { log: SessionLog; done: EndedSession }

/** The end of a session, shown over any open page. */
export function CompletionDialog({ log, done }: CompletionDialogProps) {
  const { record } = useSyncExternalStore(log.subscribe, log.snapshot)
  const mood = useMoodOf(done)
  const { isWaiting, leave, beginReflection } = useWaysOn(log, done, mood)
  const part = partOfDay(done.endedAt.getHours())
  const words = completionWords(done, useToday())
  const overlayLink = useOverlayLink()
  const { search } = useLocation()
  // The share card is open over the page. This dialog appears again when the card is closed.
  if (new URLSearchParams(search).has('share')) return null
  return (
    <CompletionSheet
      title={words.title}
      note={words.note}
      partOfDay={part}
      greeting={`Good ${part}`}
      mood={mood && moodOf(mood)}
      session={{ title: done.title, minutes: minutesInWords(done.minutes) }}
      record={record}
      prompt={done.prompt}
      quote={moodTheme(done.mood?.theme ?? mood).quote}
      onClose={log.dismiss}
      actions={
        <CompletionActions
          reflect={
            <>
              <Button size="large" fill busy={isWaiting} onClick={beginReflection}>
                {isWaiting ? 'Recording Session...' : 'Begin Reflection'}
              </Button>
              <Button variant="ghost" onClick={() => leave(paths.dashboard())}>
                Skip
              </Button>
            </>
          }
          goOn={
            <>
              <Button variant="quiet" onClick={() => leave(paths.dashboard())}>
                Return to Home
              </Button>
              <Button variant="quiet" onClick={() => leave(paths.progress())}>
                View Progress
              </Button>
              <ButtonLink {...overlayLink(overlays.share())} variant="quiet">
                Share Your Streak
              </ButtonLink>
            </>
          }
        />
      }
    />
  )
}

/**
 * The links at the end. The session is over, so its recording leaves the player when the person goes
 * on.
 */
function useWaysOn(log: SessionLog, done: EndedSession, mood: MoodValue | null) {
  const [isWaiting, setWaiting] = useState(false)
  const navigate = useNavigate()
  const player = usePlayer()
  const { toast } = useToast()

  function leave(to: string, state?: unknown) {
    log.dismiss()
    if (player.snapshot().recording?.audioUrl === done.recording?.audioUrl) player.clear()
    void navigate(to, { state })
  }

  async function beginReflection() {
    setWaiting(true)
    const isStored = await log.recordDone()
    setWaiting(false)
    // Closed in the meantime, or not stored: a message reported the failure and the button retries.
    if (!isStored || log.snapshot().done !== done) return
    toast({
      title: 'Session Completed',
      description: 'Your meditation session has been recorded. Take a moment to reflect.',
    })
    leave(paths.journal(), {
      sessionTitle: done.title || "Today's Session",
      mood: mood ?? 'calm',
      isMoodChosen: mood !== null,
      prompt: done.prompt,
    })
  }

  return { isWaiting, leave, beginReflection }
}

/** The mood the session was chosen for, else that day's mood if this page knows it. */
function useMoodOf(done: EndedSession): MoodValue | null {
  const { uid } = usePerson()
  const ofItsDay = useQuery({ ...todayMood(uid, done.began.day), enabled: false })
  return done.mood?.value ?? ofItsDay.data?.mood ?? null
}

function minutesInWords(minutes: number | null): string | null {
  if (minutes === null) return null
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
