import type { LocalDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { sessionLink } from '~/domain/session-link.ts'
import { sessionOfTheHour } from '~/domain/session-of-the-hour.ts'
import type { Audio } from '~/queries/audios.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { praharAt, praharNames } from '~/raga/prahar.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { WatchHero } from '~/ui/dashboard/watch-hero.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

type WatchOfTheDayProps = {
  sessions: readonly Audio[]
  mood: MoodValue | null
  minuteOfDay: number
  day: LocalDay
}

/** The hour's sky with a raga that belongs to it, why, and the one button to begin. */
export function WatchOfTheDay({ sessions, mood, minuteOfDay, day }: WatchOfTheDayProps) {
  const prahar = praharAt(minuteOfDay)
  const choice = sessionOfTheHour(sessions, prahar, day)
  if (!choice) {
    return (
      <EmptyState title="No sessions yet">The library of this copy of Alap is empty.</EmptyState>
    )
  }
  const { session, why } = choice
  const known = emblemNamed(session.raag)
  const names = praharNames(prahar)
  return (
    <WatchHero
      watch={`${names.name} · ${names.hours}`}
      raga={{ name: session.raag ?? session.title, devanagari: known?.raga.devanagari }}
      emblem={known?.emblem ?? null}
      why={`${why} ${session.title}, ${session.minutes} minutes.`}
      action={
        <ButtonLink {...sessionLink(session, mood)} variant="sky" size="large">
          Start Session
        </ButtonLink>
      }
    />
  )
}
