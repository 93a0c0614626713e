import { useQuery } from '@tanstack/react-query'
import { partOfDay } from '~/domain/day/greeting.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { minutesKept, OWN_MINUTES_KEY, soleLeg } from '~/domain/improvisation/leg.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { hasNoSession } from '~/domain/practice/practice-figures.ts'
import { OWN_RECORDINGS } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { recordingOfTheHour } from '~/domain/session/recording-of-the-day.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { DashboardSections } from '~/features/dashboard/dashboard-sections.tsx'
import { PanchangLine } from '~/features/dashboard/panchang-line.tsx'
import { DashboardFrame, WatchHero } from '~/features/dashboard/view/dashboard-frame.tsx'
import { paths } from '~/lib/paths.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useReadIfReached } from '~/queries/cache/use-read-if-reached.ts'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { recentEntries } from '~/queries/journal/journal.ts'
import { recordings } from '~/queries/listening/library.ts'
import { practiceDays } from '~/queries/practice/practice.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { praharAt, praharNames } from '~/raga/prahar.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

/** Home. */
export function DashboardPage() {
  const person = usePerson()
  const today = useToday()
  // The route started these reads together, so reading them one by one sends no second request.
  const checkIn = useReadIfReached(todayMood(person.uid, today))
  const library = useReadIfReached(recordings(person.uid)) ?? OWN_RECORDINGS
  const entries = useReadIfReached(recentEntries(person.uid))
  const mood = checkIn?.mood ?? null
  // The watch of the day is drawn first: all the rest takes a slow phone several times as long.
  const isWhole = useSecondStep()
  const now = new Date()
  const firstName = person.name?.trim().split(/\s+/)[0]
  // The days come with the reads above. Without them, nobody is greeted as new.
  const { data: days } = useQuery(practiceDays(person.uid))
  const hasNoDays = days?.recent.length === 0 && days.earlier.length === 0
  const isNew = checkIn === null && entries?.length === 0 && hasNoDays
  const hello = isNew ? 'Welcome' : `Good ${partOfDay(now.getHours())}`
  return (
    <DashboardFrame
      greeting={firstName ? `${hello}, ${firstName}` : hello}
      date={now.toLocaleDateString(ownEnglish(), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      })}
      profile={{ to: paths.profile(), label: 'Profile' }}
      hero={
        <WatchOfTheDay
          library={library}
          mood={mood}
          isFirst={hasNoSession(days)}
          minuteOfDay={now.getHours() * 60 + now.getMinutes()}
          day={today}
        />
      }
      line={<PanchangLine />}
    >
      {isWhole && (
        <DashboardSections
          mood={mood}
          isMoodKnown={checkIn !== undefined}
          library={library}
          entries={entries}
        />
      )}
    </DashboardFrame>
  )
}

type WatchOfTheDayProps = {
  library: readonly Recording[]
  mood: MoodValue | null
  /** No session is on record. */
  isFirst: boolean
  minuteOfDay: number
  day: LocalDay
}

/** The sky of the hour with a raga for it, the reason, and one button to begin. */
function WatchOfTheDay({ library, mood, isFirst, minuteOfDay, day }: WatchOfTheDayProps) {
  const prahar = praharAt(minuteOfDay)
  const choice = recordingOfTheHour(library, prahar, day, { mood, isFirst })
  if (!choice) return null
  const { recording, why } = choice
  const { title, raga } = recording
  const known = emblemNamed(raga)
  const minutes = sessionMinutes(recording)
  return (
    <WatchHero
      watch={praharNames(prahar).told}
      more={{ to: paths.panchang(), label: 'The day’s panchang' }}
      raga={{ name: raga ?? title, devanagari: known?.raga.devanagari }}
      emblem={known?.emblem ?? null}
      why={`${why} ${title}${minutes === null ? '' : `, ${minutes} minutes`}.`}
      action={
        <ButtonLink {...sessionLink(recording, mood)} variant="sky" size="large">
          Start Session
        </ButtonLink>
      }
    />
  )
}

/** How long the session of a recording will be: as long as the person usually sits, on this device. */
function sessionMinutes({ audioUrl, minutes }: Recording): number | null {
  return soleLeg(audioUrl) ? (minutesKept(deviceSetting.read(OWN_MINUTES_KEY)) ?? minutes) : minutes
}
