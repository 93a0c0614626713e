import { useQuery } from '@tanstack/react-query'
import { MOODS, type MoodValue, moodCategoryOf } from '~/domain/mood/mood.ts'
import { recommendedRecording } from '~/domain/session/sample-recordings.ts'
import { CheckInActions, MoodQuestion, NextSession } from '~/features/check-in/mood-question.tsx'
import { useCheckIn } from '~/features/check-in/use-check-in.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

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
      raga={{ name: raga, devanagari: known?.raga.devanagari }}
      emblem={known?.emblem ?? null}
      facts={`${minutes} minutes · ${moodCategoryOf(mood)}`}
    />
  )
}
