import { useQuery } from '@tanstack/react-query'
import type { LocalDay } from '~/domain/local-day.ts'
import { moodOf } from '~/domain/mood.ts'
import { timeOfMinute } from '~/features/progress/day-words.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { usePerson } from '~/queries/person.tsx'
import { type Moment, moments } from '~/queries/practice.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { MomentRows } from '~/ui/progress/moment-rows.tsx'
import { Text } from '~/ui/text.tsx'

/** Everything a day held, by the clock. */
export function DayMoments({ day }: { day: LocalDay }) {
  const { uid } = usePerson()
  const held = useQuery(moments(uid, day))
  if (held.data) {
    return (
      <MomentRows
        label="What this day held"
        rows={held.data.map((moment) => ({
          mark: moment.kind,
          words: wordsOf(moment),
          time: moment.minute === null ? null : timeOfMinute(moment.minute),
        }))}
      />
    )
  }
  if (held.error && !held.isFetching) {
    return <ErrorNotice error={held.error} onRetry={() => void held.refetch()} />
  }
  return <Text tone="soft">Looking at what this day held…</Text>
}

function wordsOf({ kind, mood, raga, minutes }: Moment): string {
  switch (kind) {
    case 'session': {
      const length = minutes === null ? null : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
      return ['Meditation session', raga, length].filter((part) => part !== null).join(' · ')
    }
    case 'check-in':
      return mood === null ? 'Check-in' : `Felt ${moodOf(mood).word.toLowerCase()}`
    case 'entry':
      return mood === null ? 'Reflection' : `Reflection · ${moodOf(mood).word}`
    default:
      return assertNever(kind)
  }
}
