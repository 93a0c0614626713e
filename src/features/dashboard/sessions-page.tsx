import { useSuspenseQuery } from '@tanstack/react-query'
import { LibraryList } from '~/features/dashboard/library-list.tsx'
import { audios } from '~/queries/audios.ts'
import { usePerson } from '~/queries/person.tsx'
import { todayMood } from '~/queries/today-mood.ts'
import { useToday } from '~/queries/use-today.ts'
import { Page } from '~/ui/layout/page.tsx'

/** The whole library. */
export function SessionsPage() {
  const { uid } = usePerson()
  const mood = useSuspenseQuery(todayMood(uid, useToday()))
  const library = useSuspenseQuery(audios(uid))
  return (
    <Page title="Sessions" lead="Each one a raga, from its opening to a closing bell.">
      <LibraryList
        heading="Meditation Sessions"
        sessions={library.data}
        mood={mood.data?.mood ?? null}
      />
    </Page>
  )
}
