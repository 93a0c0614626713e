import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { useClearMood, useRecordMood } from '~/queries/check-in/mood-writes.ts'
import { useToast } from '~/ui/feedback/toast.ts'

/** The ways on from the check-in. `stored` is today's mood as the database has it. */
export function useCheckIn(stored: MoodValue | null) {
  const [selection, setSelection] = useState<MoodValue | null>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  const { toast } = useToast()
  const record = useRecordMood()
  const clear = useClearMood()
  const isOnTheWay = useRef(false)
  const mood = selection ?? stored

  const session = incomingSession(state)

  function toSession(chosen: MoodValue | null) {
    const moodData = chosen && { moodData: moodOf(chosen) }
    void navigate(paths.session(), {
      state: { ...session, mood: chosen, ...moodData },
    })
  }

  /** Saves the mood and says how that went, on whatever page the person is by then. */
  async function save(chosen: MoodValue, failure: (error: unknown) => string) {
    try {
      await record.mutateAsync(chosen)
      toast({ title: 'Mood recorded', description: `You're feeling ${moodOf(chosen).word} today.` })
    } catch (error) {
      // What another device stored later stays, however often this one is sent.
      const isRefused = error instanceof WriteRefused
      toast({
        title: 'Error',
        description: failure(error),
        tone: 'destructive',
        ...(!isRefused && {
          action: { label: 'Try again', perform: () => void save(chosen, moodFailure) },
        }),
      })
    }
  }

  async function proceed() {
    if (mood === null) {
      toast({
        title: 'Please select a mood',
        description: "Choose how you're feeling to continue with your session.",
      })
      return
    }
    // A second press would come after the person has moved on, and lead them back.
    if (isOnTheWay.current) return
    isOnTheWay.current = true
    await save(mood, checkInFailure)
    toSession(mood)
  }

  function clearToday() {
    clear.mutate(undefined, {
      onSuccess: () => {
        setSelection(null)
        toast({ title: 'Mood cleared' })
      },
      onError: () =>
        toast({
          title: 'Error',
          description: 'Failed to clear mood. Please try again.',
          tone: 'destructive',
        }),
    })
  }

  return {
    mood,
    /** Whether the page before asked for a session, which then follows whatever the mood. */
    hasSession: Object.keys(session).length > 0,
    setMood: setSelection,
    isSaving: record.isPending,
    isClearing: clear.isPending,
    proceed,
    skip: () => toSession(null),
    clearToday,
  }
}

const SESSION_KEYS = ['sessionData', 'sessionId', 'title', 'audioUrl'] as const

/**
 * The session the page before asked for, to be handed on as it came: the session screen is the one
 * that checks it.
 */
function incomingSession(state: unknown): Record<string, unknown> {
  if (typeof state !== 'object' || state === null) return {}
  const entries = Object.entries(state)
  return Object.fromEntries(entries.filter(([key]) => SESSION_KEYS.some((known) => known === key)))
}

const NEWER = 'A newer mood from another device is stored for today, and stays.'

/** Why a mood is not saved, as the check-in says it on its way to the session. */
function checkInFailure(error: unknown): string {
  const why = error instanceof WriteRefused ? NEWER : 'Failed to save your mood.'
  return `${why} You can still continue with your session.`
}

/** Why a mood is not saved, away from the check-in (specification §8). */
export function moodFailure(error: unknown): string {
  if (error instanceof WriteRefused) return NEWER
  const isSignedOut = error instanceof DataError && error.kind === 'signed-out'
  return isSignedOut
    ? 'Unable to save mood. Please try again.'
    : 'Failed to save mood. Please try again.'
}
