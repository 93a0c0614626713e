import { type MoodValue, moodOf } from '~/domain/mood.ts'
import { paths } from '~/lib/paths.ts'
import { useClearMood } from '~/queries/mood-writes.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { MoodLine } from '~/ui/dashboard/mood-line.tsx'
import { useToast } from '~/ui/toast.ts'

/** Today's mood as a line: asked for, changed, cleared. */
export function TodaysMood({ mood }: { mood: MoodValue | null }) {
  const clear = useClearMood()
  const { toast } = useToast()
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
      onError: () =>
        toast({
          title: 'Error',
          description: 'Failed to clear mood. Please try again.',
          tone: 'destructive',
        }),
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
