import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInFull, monthName, timeOfMinute } from '~/domain/day/day-words.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { dayRefusal, takesSession } from '~/domain/practice/backdated-day.ts'
import { dayRecord } from '~/domain/practice/day-record.ts'
import { restDaysLeft } from '~/domain/practice/streak.ts'
import { heardAgain } from '~/domain/session/heard-again.ts'
import { journeyOf } from '~/domain/session/journey-recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { BackdatedForm } from '~/features/progress/backdated-form.tsx'
import { ONE_IS_ENOUGH, REFUSALS } from '~/features/progress/backdated-words.ts'
import { DayMarks } from '~/features/progress/day-cell.tsx'
import { dayDescription } from '~/features/progress/day-cells.ts'
import type { PracticeShown } from '~/features/progress/practice-shown.ts'
import { WrittenOnDay } from '~/features/progress/written-on-day.tsx'
import { assertNever } from '~/lib/assert-never.ts'
import { usePerson } from '~/queries/person.tsx'
import { useRestDay } from '~/queries/practice/practice-writes.ts'
import { type Moment, moments } from '~/queries/reads/moments.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type DaySheetProps = { day: LocalDay; practice: PracticeShown; onClose: () => void }

/** A day: its records, what can be added, and whether it is a day of rest. */
export function DaySheet({ day, practice, onClose }: DaySheetProps) {
  const { today, marks, days } = practice
  const refusal = dayRefusal(day, today)
  const record = dayRecord(day, marks.get(day))
  const date = dayInFull(day, today)
  // Of a day that holds nothing yet this is what one comes for.
  const [isAdding, setAdding] = useState(!record.isCompleted)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={date}
      description={dayDescription(record, practice)}
    >
      <Stack gap="wide">
        {record.isCompleted && <DayMoments day={day} />}
        {refusal ? (
          <Text tone="soft">{REFUSALS[refusal]}</Text>
        ) : (
          <Disclosure title={`Add Entry for ${date}`} isOpen={isAdding} onToggle={setAdding}>
            <BackdatedForm
              day={day}
              date={date}
              noSession={
                takesSession(days.find((counts) => counts.day === day)) ? null : ONE_IS_ENOUGH
              }
              onClose={onClose}
            />
          </Disclosure>
        )}
        <RestChoice day={day} date={date} practice={practice} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

/** All records of a day, by time. */
function DayMoments({ day }: { day: LocalDay }) {
  const { uid } = usePerson()
  const held = useQuery(moments(uid, day))
  if (held.data) {
    return (
      <>
        <MomentRows
          label="What this day held"
          rows={held.data.map((moment) => ({
            mark: moment.kind,
            words: wordsOf(moment),
            time: moment.minute === null ? null : timeOfMinute(moment.minute),
            ...againOf(moment),
          }))}
        />
        {held.data.some(({ kind }) => kind === 'entry') && <WrittenOnDay day={day} />}
      </>
    )
  }
  if (held.error && !held.isFetching) {
    return <ErrorNotice error={held.error} onRetry={() => void held.refetch()} />
  }
  return <Text tone="soft">Looking at what this day held…</Text>
}

/** A session whose address is known can be heard again, as this version composes it. */
function againOf(moment: Moment) {
  const recording = heardAgain(moment)
  if (!recording) return {}
  const label = `Hear it again: ${recording.title}, ${recording.minutes} minutes`
  return { again: { ...sessionScreen(recording), label } }
}

function wordsOf({ kind, mood, raga, minutes, heard }: Moment): string {
  switch (kind) {
    case 'session': {
      const length = minutes === null ? null : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
      const name = raga ?? journeyOf(heard ?? '')?.title ?? null
      return ['Meditation session', name, length].filter((part) => part !== null).join(' · ')
    }
    case 'check-in':
      return mood === null ? 'Check-in' : `Felt ${moodOf(mood).word.toLowerCase()}`
    case 'entry':
      return mood === null ? 'Reflection' : `Reflection · ${moodOf(mood).word}`
    default:
      return assertNever(kind)
  }
}

type Row = {
  readonly mark: 'session' | 'check-in' | 'entry'
  readonly words: string
  /** The time; `null` if only the day is known. */
  readonly time: string | null
  /** Leads to the same session once more. */
  readonly again?: { readonly to: string; readonly state: unknown; readonly label: string }
}

/** The records of a day, one line each, with the marks of the calendar. */
function MomentRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map(({ mark, words, time, again }, index) => (
        // Two rows can be identical, so the key includes the position.
        <li key={[index, words].join()} className="flex items-baseline gap-3">
          <svg
            viewBox="17 0 10 10"
            width="10"
            height="10"
            aria-hidden="true"
            className="shrink-0 text-accent"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
          >
            <DayMarks
              y={5}
              hasSession={mark === 'session'}
              hasCheckIn={mark === 'check-in'}
              hasEntry={mark === 'entry'}
            />
          </svg>
          <span className="min-w-0 flex-1">
            <span>{words}</span>
            {again && (
              <Link
                to={again.to}
                state={again.state}
                aria-label={again.label}
                className="flex min-h-11 items-center text-small underline underline-offset-4"
              >
                Hear it again
              </Link>
            )}
          </span>
          {time !== null && <span className="text-ink-soft text-small figures">{time}</span>}
        </li>
      ))}
    </ul>
  )
}

type RestChoiceProps = {
  day: LocalDay
  /** The day in words. */
  date: string
  practice: PracticeShown
  onClose: () => void
}

/** Marks a day as a day of rest, or removes the mark. Not offered for days with practice. */
function RestChoice({ day, date, practice, onClose }: RestChoiceProps) {
  const { restDays, completed, today } = practice
  const writing = useRestDay()
  const { toast } = useToast()
  const fail = useFailure()
  const isRest = restDays.has(day)
  const left = restDaysLeft(day, restDays, completed)
  if (!isRest && (completed.has(day) || dayRefusal(day, today) === 'too-early')) return null
  if (!isRest && left === 0) {
    return <Text size="small" tone="soft">{`Both days of rest of ${monthName(day)} are set.`}</Text>
  }
  const choose = () =>
    writing.mutate(
      { day, isRest: !isRest },
      {
        onSuccess: () => {
          toast(
            isRest
              ? { title: 'Taken back', description: `${date} is a day like any other.` }
              : { title: 'A day of rest', description: `${date} is set aside.` },
          )
          onClose()
        },
        onError: () => fail('The day of rest could not be changed. Please try again.'),
      },
    )
  return (
    <Stack gap="tight" align="start">
      <Text size="small" tone="soft">
        {`Two days of rest a month keep a streak whole. They protect it and add nothing to it.${isRest ? '' : ` ${monthName(day)} has ${left === 1 ? 'one' : 'two'} left.`}`}
      </Text>
      <Button variant="quiet" busy={writing.isPending} onClick={choose}>
        {isRest ? 'Take the day of rest back' : 'Make this a day of rest'}
      </Button>
    </Stack>
  )
}
