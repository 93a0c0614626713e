import { useQuery } from '@tanstack/react-query'
import { dayInFull } from '~/domain/day/day-words.ts'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { checkInAhead } from '~/domain/practice/day-counts.ts'
import { MoodLine } from '~/features/dashboard/mood-lines.tsx'
import { paths } from '~/lib/paths.ts'
import { useClearMood } from '~/queries/check-in/mood-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { practiceDays } from '~/queries/reads/practice.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { clearFailure } from '~/ui/feedback/mood-failure.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/** Today's mood in one line, with actions to set, change and clear it. */
export function TodaysMood({ mood }: { mood: MoodValue | null }) {
  const clear = useClearMood()
  const { toast } = useToast()
  const fail = useFailure()
  if (mood === null) return <OpenMood />
  const clearMood = () =>
    clear.mutate(undefined, {
      onSuccess: () => toast({ title: 'Mood cleared' }),
      onError: (error) => fail(clearFailure(error)),
    })
  return (
    <MoodLine
      mood={moodOf(mood)}
      actions={
        <>
          <ButtonLink to={paths.moodCheckin()} variant="ghost">
            Change
          </ButtonLink>
          <Button variant="ghost" busy={clear.isPending} onClick={clearMood}>
            Clear
          </Button>
        </>
      }
    />
  )
}

/** A day without a mood; somebody who crossed the date line is not asked as if they had said nothing. */
function OpenMood() {
  const today = useToday()
  const { data: days } = useQuery(practiceDays(usePerson().uid))
  const ahead = days ? checkInAhead(days, today) : null
  const actions = (
    <ButtonLink to={paths.moodCheckin()} variant="quiet">
      {ahead ? 'Check in again' : 'Check in'}
    </ButtonLink>
  )
  if (!ahead) return <MoodLine mood={null} actions={actions} />
  return <MoodLine mood={moodOf(ahead.mood)} day={dayInFull(ahead.day, today)} actions={actions} />
}
