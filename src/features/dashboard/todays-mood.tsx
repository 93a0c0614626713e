import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { dayInFull } from '~/domain/day/day-words.ts'
import { MOODS, type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { checkInAhead } from '~/domain/practice/day-counts.ts'
import { MoodButtons } from '~/features/dashboard/mood-buttons.tsx'
import { WriteRefused } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { useClearMood, useRecordMood } from '~/queries/check-in/mood-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { practiceDays } from '~/queries/reads/practice.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { clearFailure, moodFailure } from '~/ui/feedback/mood-failure.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

/** Today's mood: five faces, one press of which records it; then what it is, to be changed or cleared. */
export function TodaysMood({ mood }: { mood: MoodValue | null }) {
  const today = useToday()
  const { data: days } = useQuery(practiceDays(usePerson().uid))
  const ahead = mood === null && days ? checkInAhead(days, today) : null
  const part = useRef<HTMLElement>(null)
  const isPressed = useRef<boolean>(false)
  const press = () => {
    isPressed.current = true
  }
  const record = useRecorder(press)
  // What was pressed is gone; the focus stays in this part of the page.
  const shown = useRef(mood)
  useLayoutEffect(() => {
    if (shown.current === mood) return
    shown.current = mood
    if (isPressed.current) part.current?.focus({ preventScroll: true })
    isPressed.current = false
  })
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label="Today's mood"
      className="flex min-h-20 flex-col justify-center border-line border-b pb-4 outline-none"
    >
      {mood !== null && (
        <Told value={mood} actions={<ChangeAndClear onPress={press} />}>
          <span>
            You feel <strong className="font-semibold">{moodOf(mood).word}</strong> today.
          </span>
        </Told>
      )}
      {ahead && (
        <Told
          value={ahead.mood}
          actions={
            <ButtonLink to={paths.moodCheckin()} variant="quiet">
              Check in again
            </ButtonLink>
          }
        >
          <span>
            You felt <strong className="font-semibold">{moodOf(ahead.mood).word}</strong> on{' '}
            <span>{dayInFull(ahead.day, today)}</span>, which has not begun here yet.
          </span>
        </Told>
      )}
      {mood === null && !ahead && (
        <>
          <h2 id="how" className="mb-1 font-semibold">
            How are you feeling today?
          </h2>
          <MoodButtons labelledBy="how" choices={MOODS} onPress={record} />
        </>
      )}
    </section>
  )
}

/** Records the mood of a face; a failure is said, and can be tried again. */
function useRecorder(onPress: () => void) {
  const { mutateAsync, isPending } = useRecordMood()
  const fail = useFailure()
  return async function press(mood: MoodValue) {
    if (isPending) return
    onPress()
    try {
      await mutateAsync(mood)
    } catch (error) {
      // A newer mood from another device stays stored, so to try again cannot help.
      const retry = error instanceof WriteRefused ? undefined : () => void press(mood)
      fail(moodFailure(error), { retry })
    }
  }
}

function ChangeAndClear({ onPress }: { onPress: () => void }) {
  const clear = useClearMood()
  const { toast } = useToast()
  const fail = useFailure()
  const clearMood = () => {
    onPress()
    clear.mutate(undefined, {
      onSuccess: () => toast({ title: 'Mood cleared' }),
      onError: (error) => fail(clearFailure(error)),
    })
  }
  return (
    <>
      <ButtonLink to={paths.moodCheckin()} variant="ghost" size="tight">
        Change
      </ButtonLink>
      <Button variant="ghost" size="tight" busy={clear.isPending} onClick={clearMood}>
        Clear
      </Button>
    </>
  )
}

type ToldProps = { value: MoodValue; actions: ReactNode; children: ReactNode }

/** A mood in one line, with what can be done about it. */
function Told({ value, actions, children }: ToldProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <p className="flex items-center gap-3">
        <span className="shrink-0 text-accent">
          <MoodFace value={value} size="press" />
        </span>
        {children}
      </p>
      <div className="-mx-2 flex items-center">{actions}</div>
    </div>
  )
}
