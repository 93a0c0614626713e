import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { sessionOfId } from '~/domain/session-of-id.ts'
import { sessionOfTheDay } from '~/domain/session-of-the-day.ts'
import { EmptyLibrary, LibraryTrouble, UnknownSession } from '~/features/library/audio-trouble.tsx'
import { HeardSessions } from '~/features/library/heard-sessions.tsx'
import { HowToSit } from '~/features/library/how-to-sit.tsx'
import { KeptSessions } from '~/features/library/kept-sessions.tsx'
import { RagasOfTheDay } from '~/features/library/ragas-of-the-day.tsx'
import { SessionPlayerCard } from '~/features/library/session-player.tsx'
import { isTrackOf } from '~/features/library/track-of.ts'
import { paths } from '~/lib/paths.ts'
import { type Audio, audios } from '~/queries/audios.ts'
import { usePerson } from '~/queries/person.tsx'
import { useHeldDay } from '~/queries/use-held-day.ts'
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
  const { data, error, isPending, refetch } = useQuery(audios(uid))
  if (isPending) return <Loader />
  if (!data) return <LibraryTrouble error={error} onRetry={() => void refetch()} />
  if (id === undefined) return <DailySession library={data} />
  return <OneSession library={data} id={id} />
}

function DailySession({ library }: { library: readonly Audio[] }) {
  const { session, isOfToday } = useDailySession(library)
  if (!session) return <EmptyLibrary />
  return (
    <AudioFrame
      back={BACK}
      title="Sessions"
      player={
        <SessionPlayerCard
          key={session.id}
          session={session}
          kicker={isOfToday ? 'Today’s session' : 'Begun before midnight'}
          level={2}
        />
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

/** The day's session; one that was begun stays past midnight until it ends or the page is left. */
function useDailySession(library: readonly Audio[]) {
  const state = usePlayerState()
  const today = useToday()
  const day = useHeldDay((shown) => {
    const session = sessionOfTheDay(library, shown)
    if (!session || !isTrackOf(session, state.track)) return false
    return state.track !== null && state.begun && state.status !== 'ended'
  })
  return { session: sessionOfTheDay(library, day), isOfToday: day === today }
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
