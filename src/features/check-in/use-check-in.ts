import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { useClearMood, useRecordMood } from '~/queries/check-in/mood-writes.ts'
import { checkInFailure, clearFailure, moodFailure } from '~/ui/feedback/mood-failure.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/** The actions of the check-in. `stored` is today's mood in the database. */
export function useCheckIn(stored: MoodValue | null) {
  const [selection, setSelection] = useState<MoodValue | null>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  const { toast } = useToast()
  const fail = useFailure()
  const record = useRecordMood()
  const clear = useClearMood()
  const isOnTheWay = useRef<boolean>(false)
  const mood = selection ?? stored

  const session = incomingSession(state)

  function toSession(chosen: MoodValue | null) {
    const moodData = chosen && { moodData: moodOf(chosen) }
    void navigate(paths.session(), {
      state: { ...session, mood: chosen, ...moodData },
    })
  }

  /** Saves the mood and shows the result as a toast, which also appears on the next page. */
  async function save(chosen: MoodValue, failure: (error: unknown) => string) {
    try {
      const saved = await record.mutateAsync(chosen)
      const where = saved === 'kept' ? ' Saved on this device.' : ''
      const description = `You're feeling ${moodOf(chosen).word} today.${where}`
      toast({ title: 'Mood recorded', description })
    } catch (error) {
      // A newer mood from another device stays stored, so a retry cannot help.
      const isRefused = error instanceof WriteRefused
      fail(failure(error), {
        retry: isRefused ? undefined : () => void save(chosen, moodFailure),
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
    // A second press would navigate back after the person has already moved on.
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
      onError: (error) => fail(clearFailure(error)),
    })
  }

  return {
    mood,
    /** Whether the previous page asked for a session, which then follows for any mood. */
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
 * The session that the previous page asked for, passed on unchanged: the session screen checks it.
 */
function incomingSession(state: unknown): Record<string, unknown> {
  if (typeof state !== 'object' || state === null) return {}
  const entries = Object.entries(state)
  return Object.fromEntries(entries.filter(([key]) => SESSION_KEYS.some((known) => known === key)))
}
