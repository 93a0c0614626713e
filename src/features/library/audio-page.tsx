import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { sessionOfId } from '~/domain/session/raga-recording.ts'
import { sessionOfTheDay } from '~/domain/session/session-of-the-day.ts'
import { EmptyLibrary, LibraryTrouble, UnknownSession } from '~/features/library/audio-trouble.tsx'
import { HeardSessions, KeptSessions } from '~/features/library/own-sessions.tsx'
import { RagasOfTheDay } from '~/features/library/ragas-of-the-day.tsx'
import { SessionPlayerCard } from '~/features/library/session-player.tsx'
import { AudioFrame, StepList } from '~/features/library/view/audio-frame.tsx'
import { paths } from '~/lib/paths.ts'
import { isTrackOf } from '~/listening/recording.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { type Audio, audios } from '~/queries/listening/library.ts'
import { useHeldDay, useToday } from '~/queries/practice/use-today.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

const BACK = { to: paths.dashboard(), label: 'Back to Dashboard' }

/** A session to listen to: the one in the address, or today's with the whole library below. */
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

/** Today's session. Once begun, it stays past midnight until it ends or the page is left. */
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

const STEPS = [
  'Sit or lie where you can be still. Let the back grow long and the hands rest.',
  'Turn the sound low, so that you lean towards it a little. Headphones are good.',
  'Close your eyes, or let them rest on one place.',
  'Find the tanpura first, the low strings that never stop. Let the breath settle there.',
  'Follow the melody from note to note. When the mind wanders, come back to the note that sounds.',
  'At the bell, stay for three breaths before you open your eyes.',
]

/** How to listen, in six steps. */
function HowToSit() {
  return (
    <Stack>
      <Heading>How to sit with it</Heading>
      <StepList label="How to sit with it" steps={STEPS} />
    </Stack>
  )
}
