import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { partOfDay } from '~/domain/greeting.ts'
import { BelowTheSky } from '~/features/dashboard/below-the-sky.tsx'
import { WatchOfTheDay } from '~/features/dashboard/watch-of-the-day.tsx'
import { ownEnglish } from '~/lib/own-english.ts'
import { paths } from '~/lib/paths.ts'
import { audios } from '~/queries/audios.ts'
import { recentEntries } from '~/queries/journal.ts'
import { usePerson } from '~/queries/person.tsx'
import { practiceDays } from '~/queries/practice.ts'
import { todayMood } from '~/queries/today-mood.ts'
import { useToday } from '~/queries/use-today.ts'
import { DashboardFrame } from '~/ui/dashboard/dashboard-frame.tsx'

/** Home. */
export function DashboardPage() {
  const person = usePerson()
  const today = useToday()
  // The route began these reads together, so asking for them one by one costs no second request.
  const mood = useSuspenseQuery(todayMood(person.uid, today)).data?.mood ?? null
  const library = useSuspenseQuery(audios(person.uid)).data
  const entries = useSuspenseQuery(recentEntries(person.uid)).data
  const now = new Date()
  const firstName = person.name?.trim().split(/\s+/)[0]
  // The days come with the reads above; without them nobody is taken for new.
  const { data: days } = useQuery(practiceDays(person.uid))
  const isNew = mood === null && entries.length === 0 && days?.length === 0
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
          sessions={library}
          mood={mood}
          minuteOfDay={now.getHours() * 60 + now.getMinutes()}
          day={today}
        />
      }
    >
      <BelowTheSky mood={mood} library={library} entries={entries} />
    </DashboardFrame>
  )
}
