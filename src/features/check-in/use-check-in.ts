import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type MoodValue, moodOf } from '~/domain/mood.ts'
import { incomingSession } from '~/features/check-in/incoming-session.ts'
import { checkInFailure, moodFailure } from '~/features/check-in/mood-failure.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { useClearMood, useRecordMood } from '~/queries/mood-writes.ts'
import { useToast } from '~/ui/toast.ts'

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
