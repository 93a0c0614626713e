import { useSuspenseQueries } from '@tanstack/react-query'
import { partOfDay } from '~/domain/greeting.ts'
import { LibraryList } from '~/features/dashboard/library-list.tsx'
import { RecentReflections } from '~/features/dashboard/recent-reflections.tsx'
import { Recommended } from '~/features/dashboard/recommended.tsx'
import { TodaysMood } from '~/features/dashboard/todays-mood.tsx'
import { WatchOfTheDay } from '~/features/dashboard/watch-of-the-day.tsx'
import { paths } from '~/lib/paths.ts'
import { audios } from '~/queries/audios.ts'
import { recentEntries } from '~/queries/journal.ts'
import { usePerson } from '~/queries/person.tsx'
import { todayMood } from '~/queries/today-mood.ts'
import { useToday } from '~/queries/use-today.ts'
import { DashboardFrame } from '~/ui/dashboard/dashboard-frame.tsx'

const LONG_DAY = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })

/** Home. */
export function DashboardPage() {
  const person = usePerson()
  const today = useToday()
  const [mood, library, entries] = useSuspenseQueries({
    queries: [todayMood(person.uid, today), audios(person.uid), recentEntries(person.uid)],
  })
  const now = new Date()
  const firstName = person.name?.trim().split(/\s+/)[0]
  const isFirstDay = mood.data === null && entries.data.length === 0
  const greeting = `Good ${partOfDay(now.getHours())}${firstName ? `, ${firstName}` : ''}`
  return (
    <DashboardFrame
      greeting={isFirstDay ? `Welcome${firstName ? `, ${firstName}` : ' to Alap'}` : greeting}
      date={LONG_DAY.format(now)}
      profile={{ to: paths.profile(), label: 'Profile' }}
      hero={
        <WatchOfTheDay
          sessions={library.data}
          mood={mood.data?.mood ?? null}
          minuteOfDay={now.getHours() * 60 + now.getMinutes()}
          day={today}
        />
      }
      aside={<RecentReflections entries={entries.data} />}
    >
      <TodaysMood mood={mood.data?.mood ?? null} />
      <Recommended mood={mood.data?.mood ?? null} />
      <LibraryList
        heading="Meditation Sessions"
        sessions={library.data}
        mood={mood.data?.mood ?? null}
      />
    </DashboardFrame>
  )
}
