import { useQuery } from '@tanstack/react-query'
import { MOODS } from '~/domain/mood.ts'
import { Recommendation } from '~/features/check-in/recommendation.tsx'
import { useCheckIn } from '~/features/check-in/use-check-in.ts'
import { usePerson } from '~/queries/person.tsx'
import { todayMood } from '~/queries/today-mood.ts'
import { useToday } from '~/queries/use-today.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { CheckInActions } from '~/ui/session/check-in-actions.tsx'
import { MoodQuestion } from '~/ui/session/mood-question.tsx'

const QUESTION = 'How are you feeling today?'

/** The question of the day. Its answer is no test: a session follows with or without one. */
export function CheckInPage() {
  const { uid } = usePerson()
  const today = useQuery(todayMood(uid, useToday()))
  const stored = today.data?.mood ?? null
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
        {today.isError && <ErrorNotice error={today.error} onRetry={() => void today.refetch()} />}
      </Stack>
    </Page>
  )
}
