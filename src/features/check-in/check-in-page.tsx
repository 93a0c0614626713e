import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MOODS, type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import { recommendedRecording } from '~/domain/session/sample-recordings.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { useClearMood, useRecordMood } from '~/queries/check-in/mood-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { MoodQuestion } from '~/ui/choices/mood-question.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { checkInFailure, clearFailure, moodFailure } from '~/ui/feedback/mood-failure.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

const QUESTION = 'How are you feeling today?'

/** The question of the day. Answering is optional: the session follows in either case. */
export function CheckInPage() {
  const { uid } = usePerson()
  // Only proposes an answer: the question can be answered without it.
  const stored = useQuery(todayMood(uid, useToday())).data?.mood ?? null
  const checkIn = useCheckIn(stored)
  return (
    <Page
      title={QUESTION}
      lead="There is no better or worse answer. The music meets you where you are."
    >
      <Stack gap="wide">
        <MoodQuestion
          legend={QUESTION}
          choices={MOODS}
          value={checkIn.mood}
          onChange={checkIn.setMood}
        />
        <CheckInActions
          main={
            <Button
              size="large"
              fill
              busy={checkIn.isSaving}
              aria-disabled={checkIn.mood === null}
              onClick={checkIn.proceed}
            >
              {checkIn.isSaving ? 'Saving…' : 'Continue to Session'}
            </Button>
          }
        >
          <Button variant="ghost" disabled={checkIn.isSaving} onClick={checkIn.skip}>
            Skip for now
          </Button>
          {stored !== null && (
            <Button variant="ghost" busy={checkIn.isClearing} onClick={checkIn.clearToday}>
              Clear today's mood
            </Button>
          )}
        </CheckInActions>
        {checkIn.mood !== null && !checkIn.hasSession && <Recommendation mood={checkIn.mood} />}
      </Stack>
    </Page>
  )
}

/** The session that fits the mood, shown before the person goes there. */
function Recommendation({ mood }: { mood: MoodValue }) {
  const { title, raga, minutes } = recommendedRecording(mood)
  const known = emblemNamed(raga)
  return (
    <NextSession
      key={title}
      title={title}
      raga={{ name: raga, devanagari: known?.raga.devanagari, iast: known?.raga.iast }}
      emblem={known?.emblem ?? null}
      facts={`${minutes} minutes · ${moodCategoryOf(mood)}`}
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

type CheckInActionsProps = { main: ReactNode; children: ReactNode }

/** The main action, wide enough for a thumb, and the less important ones below. */
function CheckInActions({ main, children }: CheckInActionsProps) {
  return (
    <div className="mx-auto flex w-full max-w-[22rem] flex-col gap-2">
      {main}
      <div className="flex flex-wrap justify-center gap-x-2">{children}</div>
    </div>
  )
}

type NextSessionProps = {
  title: string
  raga: { name: string; devanagari: string | undefined; iast: string | undefined }
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** "15 minutes · Karuna". */
  facts: string
}

/** The session that follows from the answer. */
function NextSession({ title, raga, emblem, facts }: NextSessionProps) {
  return (
    <div className="mx-auto flex w-full max-w-[26rem] animate-arrive items-center gap-5 border-line border-t pt-6">
      {emblem && (
        <span className="text-accent">
          <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="card" />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-ink-soft text-small">{`Next, ${title}`}</p>
        <p className="my-1 [overflow-wrap:normal]">
          <RagaName name={raga.name} devanagari={raga.devanagari} iast={raga.iast} size="title" />
        </p>
        <p className="text-ink-soft text-small">{facts}</p>
      </div>
    </div>
  )
}
