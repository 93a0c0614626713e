import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { MoodLine } from '~/features/dashboard/view/mood-lines.tsx'
import { paths } from '~/lib/paths.ts'
import { useClearMood } from '~/queries/check-in/mood-writes.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

/** Today's mood in one line, with actions to set, change and clear it. */
export function TodaysMood({ mood }: { mood: MoodValue | null }) {
  const clear = useClearMood()
  const { toast } = useToast()
  const fail = useFailure()
  if (mood === null) {
    return (
      <MoodLine
        mood={null}
        actions={
          <ButtonLink to={paths.moodCheckin()} variant="quiet">
            Check in
          </ButtonLink>
        }
      />
    )
  }
  const clearMood = () =>
    clear.mutate(undefined, {
      onSuccess: () => toast({ title: 'Mood cleared' }),
      onError: () => fail('Failed to clear mood. Please try again.'),
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
