import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { LocalDay } from '~/domain/local-day.ts'
import { sessionOfId } from '~/domain/session-of-id.ts'
import { sessionOfTheDay } from '~/domain/session-of-the-day.ts'
import { EmptyLibrary, LibraryTrouble, UnknownSession } from '~/features/library/audio-trouble.tsx'
import { HeardSessions } from '~/features/library/heard-sessions.tsx'
import { HowToSit } from '~/features/library/how-to-sit.tsx'
import { KeptSessions } from '~/features/library/kept-sessions.tsx'
import { RagasOfTheDay } from '~/features/library/ragas-of-the-day.tsx'
import { SessionPlayerCard } from '~/features/library/session-player.tsx'
import { paths } from '~/lib/paths.ts'
import { type Audio, audios } from '~/queries/audios.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/use-today.ts'
import { AudioFrame } from '~/ui/library/audio-frame.tsx'
import { SideBySide } from '~/ui/library/side-by-side.tsx'
import { Loader } from '~/ui/loader.tsx'
import { usePageTitle } from '~/ui/use-page-title.ts'

const BACK = { to: paths.dashboard(), label: 'Back to Dashboard' }

/** A session to listen to: the one of the address, or the day's with the whole library below. */
export function AudioPage() {
  const { id } = useParams()
  const { uid } = usePerson()
  const day = useToday()
  const { data, error, isPending, refetch } = useQuery(audios(uid))
  if (isPending) return <Loader />
  if (!data) return <LibraryTrouble error={error} onRetry={() => void refetch()} />
  if (id === undefined) return <DailySession library={data} day={day} />
  return <OneSession library={data} id={id} />
}

function DailySession({ library, day }: { library: readonly Audio[]; day: LocalDay }) {
  const session = sessionOfTheDay(library, day)
  if (!session) return <EmptyLibrary />
  return (
    <AudioFrame
      back={BACK}
      title="Sessions"
      player={
        <SessionPlayerCard key={session.id} session={session} kicker="Today’s session" level={2} />
      }
    >
      <SideBySide>
        <KeptSessions library={library} />
        <HeardSessions />
      </SideBySide>
      <HowToSit />
      <RagasOfTheDay library={library} now={new Date()} />
    </AudioFrame>
  )
}

function OneSession({ library, id }: { library: readonly Audio[]; id: string }) {
  const session = useMemo(() => sessionOfId(library, id), [library, id])
  usePageTitle(session?.title)
  if (!session) return library.length === 0 ? <EmptyLibrary /> : <UnknownSession />
  return (
    <AudioFrame
      back={BACK}
      player={<SessionPlayerCard key={session.id} session={session} level={1} />}
    >
      <HowToSit />
    </AudioFrame>
  )
}
