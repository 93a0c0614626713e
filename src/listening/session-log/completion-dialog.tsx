import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRunning } from '~/audio/player/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { partOfDay } from '~/domain/day/greeting.ts'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { moodTheme } from '~/domain/mood/mood-theme.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { completionWords, type EndedSession } from '~/listening/session-log/completed-session.ts'
import type { SessionLog } from '~/listening/session-log/session-log.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { CheckIcon, MoonIcon, SunIcon, SunriseIcon } from '~/ui/motifs/icons.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
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
    const held = player.snapshot()
    // The last bell of a sit rings on.
    if (held.recording?.audioUrl === done.recording.audioUrl && !isRunning(held)) player.clear()
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

const ICONS = { morning: SunriseIcon, afternoon: SunIcon, evening: MoonIcon } as const

const RECORD_WORDS = {
  recording: 'Being recorded…',
  recorded: 'Recorded',
  failed: 'Not recorded yet',
} as const

type CompletionSheetProps = {
  title: string
  note: string | null
  partOfDay: keyof typeof ICONS
  greeting: string
  mood: { value: 1 | 2 | 3 | 4 | 5; word: string; emoji: string } | null
  session: { title: string; minutes: string | null }
  record: keyof typeof RECORD_WORDS
  prompt: string
  quote: string
  actions: ReactNode
  onClose: () => void
}

/** The end of a session: what was done, one question, and the next steps. */
function CompletionSheet(props: CompletionSheetProps) {
  const Icon = ICONS[props.partOfDay]
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      emblem={
        <p className="flex items-center gap-2">
          <Icon />
          <span className="font-semibold text-body">{props.greeting}</span>
        </p>
      }
      title={props.title}
    >
      <div className="flex items-center gap-3 border-line border-y py-3">
        {props.mood && (
          <span className="text-accent">
            <MoodFace value={props.mood.value} />
            <span className="sr-only">{`${props.mood.emoji} ${props.mood.word}`}</span>
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-semibold leading-snug">
            {props.session.title}
          </p>
          {props.session.minutes && (
            <p className="text-ink-soft text-small">{props.session.minutes}</p>
          )}
          {props.note && <p className="text-ink-soft text-small">{props.note}</p>}
        </div>
        <p role="status" className="inline-flex items-center gap-1 text-ink-soft text-small">
          {props.record === 'recorded' && <CheckIcon />}
          <span>{RECORD_WORDS[props.record]}</span>
        </p>
      </div>
      <p className="mt-5 mb-5 text-balance font-display text-lead">{props.prompt}</p>
      {props.actions}
      <p className="mt-5 text-balance text-center text-ink-soft text-small">{props.quote}</p>
      <details className="mt-2 text-small">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center font-semibold text-accent">
          Why Reflect?
        </summary>
        <p className="text-ink-soft">
          Music moves through and is gone. A few words written while it is still near keep what it
          left, and let you find it again on another day. There is no right answer and no length to
          reach.
        </p>
      </details>
    </Dialog>
  )
}

type CompletionActionsProps = { reflect: ReactNode; goOn: ReactNode }

/** The question is answered or skipped; below a line, the ways on that leave it. */
function CompletionActions({ reflect, goOn }: CompletionActionsProps) {
  return (
    <>
      <fieldset aria-label="Reflect" className="flex flex-col gap-1">
        {reflect}
      </fieldset>
      <fieldset
        aria-label="Or go on"
        className="mt-4 grid grid-cols-2 gap-2 border-line border-t pt-5 [&>*]:px-2 [&>*:last-child]:col-span-2"
      >
        {goOn}
      </fieldset>
    </>
  )
}
