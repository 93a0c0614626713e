import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import { recommendedRecording } from '~/domain/session/sample-recordings.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { MoodAndRaga, NextRaga } from '~/listening/mood-and-raga.tsx'
import { useOwnMinutes } from '~/listening/own-minutes.ts'
import { useClearMood, useRecordMood } from '~/queries/check-in/mood-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { Button } from '~/ui/controls/button.tsx'
import { announce } from '~/ui/feedback/announcer.ts'
import { checkInFailure, clearFailure, moodFailure } from '~/ui/feedback/mood-failure.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'

/** The question of the day. Answering is optional: the session follows in either case. */
export function CheckInPage() {
  const { uid } = usePerson()
  // Only proposes an answer: the question can be answered without it.
  const stored = useQuery(todayMood(uid, useToday())).data?.mood ?? null
  const checkIn = useCheckIn(stored)
  return (
    <MoodAndRaga
      mood={checkIn.mood}
      onChange={checkIn.setMood}
      next={checkIn.hasSession ? undefined : <Recommendation mood={checkIn.mood} />}
    >
      <Row stackOnPhone>
        <Button
          size="large"
          busy={checkIn.isSaving}
          aria-disabled={checkIn.mood === null}
          onClick={checkIn.proceed}
        >
          {checkIn.isSaving ? 'Saving…' : 'Continue to Session'}
        </Button>
        <Button variant="ghost" disabled={checkIn.isSaving} onClick={checkIn.skip}>
          Skip for now
        </Button>
        {stored !== null && (
          <Button variant="ghost" busy={checkIn.isClearing} onClick={checkIn.clearToday}>
            Clear today's mood
          </Button>
        )}
      </Row>
    </MoodAndRaga>
  )
}

/** The session that fits the mood, shown before the person goes there. */
function Recommendation({ mood }: { mood: MoodValue | null }) {
  const { title, raga, description, minutes } = recommendedRecording(mood)
  const length = useOwnMinutes() ?? minutes
  return (
    <NextRaga
      mood={mood}
      raga={raga}
      lines={[
        description,
        `${title}, ${length} minutes${mood === null ? '' : ` · ${moodCategoryOf(mood)}`}`,
      ]}
    />
  )
}

/** The actions of the check-in. `stored` is today's mood in the database. */
function useCheckIn(stored: MoodValue | null) {
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

  function toSession(chosen: MoodValue | null, recorded?: 'stored' | 'kept') {
    const moodData = chosen && { moodData: moodOf(chosen) }
    void navigate(paths.session(), {
      state: { ...session, mood: chosen, ...moodData, ...(recorded && { recorded }) },
    })
  }

  /** Saves the mood. What went wrong is shown as a toast, which also appears on the next page. */
  async function save(chosen: MoodValue, failure: (error: unknown) => string) {
    try {
      const saved = await record.mutateAsync(chosen)
      announce(`Mood recorded. You're feeling ${moodOf(chosen).word} today.`)
      return saved === 'kept' ? 'kept' : 'stored'
    } catch (error) {
      // A newer mood from another device stays stored, so a retry cannot help.
      const isRefused = error instanceof WriteRefused
      fail(failure(error), {
        retry: isRefused ? undefined : () => void saveAgain(chosen),
      })
      return undefined
    }
  }

  /** From a toast on the next page, which does not know of it. */
  async function saveAgain(chosen: MoodValue) {
    const recorded = await save(chosen, moodFailure)
    if (!recorded) return
    const where = recorded === 'kept' ? ' Saved on this device.' : ''
    const description = `You're feeling ${moodOf(chosen).word} today.${where}`
    toast({ title: 'Mood recorded', description })
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
    const recorded = await save(mood, checkInFailure)
    toSession(mood, recorded)
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
