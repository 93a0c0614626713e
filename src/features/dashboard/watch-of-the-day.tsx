import type { LocalDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { sessionLink } from '~/domain/session-link.ts'
import { hourChoice } from '~/features/dashboard/hour-choice.ts'
import type { Audio } from '~/queries/audios.ts'
import { praharAt } from '~/raga/prahar.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { WatchHero } from '~/ui/dashboard/watch-hero.tsx'

type WatchOfTheDayProps = {
  sessions: readonly Audio[]
  mood: MoodValue | null
  minuteOfDay: number
  day: LocalDay
}

/** The hour's sky with a raga that belongs to it, why, and the one button to begin. */
export function WatchOfTheDay({ sessions, mood, minuteOfDay, day }: WatchOfTheDayProps) {
  const choice = hourChoice(sessions, praharAt(minuteOfDay), day, mood)
  if (!choice) return null
  const { session, why, watch, raga, emblem } = choice
  return (
    <WatchHero
      watch={watch}
      raga={raga}
      emblem={emblem}
      why={why}
      action={
        <ButtonLink {...sessionLink(session, mood)} variant="sky" size="large">
          Start Session
        </ButtonLink>
      }
    />
  )
}
