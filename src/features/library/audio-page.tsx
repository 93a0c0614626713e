import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isInAnyLength, recordingOfId } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'
import { EmptyLibrary, LibraryTrouble, UnknownSession } from '~/features/library/audio-trouble.tsx'
import { HeardSessions, KeptSessions } from '~/features/library/own-sessions.tsx'
import { RagasOfTheDay } from '~/features/library/ragas-of-the-day.tsx'
import { RecordingCard } from '~/features/library/recording-card.tsx'
import { AudioFrame, StepList } from '~/features/library/view/audio-frame.tsx'
import { paths } from '~/lib/paths.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { recordings } from '~/queries/listening/library.ts'
import { useHeldDay, useToday } from '~/queries/practice/use-today.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

const BACK = { to: paths.dashboard(), label: 'Back to Dashboard' }

/** A session to listen to: the one in the address, or today's with the whole library below. */
export function AudioPage() {
  const { id } = useParams()
  const { uid } = usePerson()
  const { data, error, status, refetch } = useQuery(recordings(uid))
  if (status === 'pending') return <Loader />
  if (!data) return <LibraryTrouble error={error} onRetry={() => void refetch()} />
  if (id === undefined) return <DailySession library={data} />
  return <OneSession library={data} id={id} />
}

function DailySession({ library }: { library: readonly Recording[] }) {
  const { recording, isOfToday } = useDailySession(library)
  const isWhole = useSecondStep()
  if (!recording) return <EmptyLibrary />
  return (
    <AudioFrame
      back={BACK}
      title="Sessions"
      player={
        <RecordingCard
          key={recording.id}
          recording={recording}
          kicker={isOfToday ? 'Today’s session' : 'Begun before midnight'}
          level={2}
        />
      }
    >
      {isWhole && (
        <>
          <SideBySide>
            <KeptSessions library={library} />
            <HeardSessions />
          </SideBySide>
          <DrawnWhenNear rem={30}>
            <HowToSit />
          </DrawnWhenNear>
          <DrawnWhenNear rem={145}>
            <RagasOfTheDay library={library} now={new Date()} />
          </DrawnWhenNear>
        </>
      )}
    </AudioFrame>
  )
}

/** Today's recording. Once begun, it stays past midnight until it ends or the page is left. */
function useDailySession(library: readonly Recording[]) {
  const state = usePlayerState()
  const today = useToday()
  const day = useHeldDay((shown) => {
    const daily = recordingOfTheDay(library, shown)
    if (!daily || !isInAnyLength(daily, state.recording)) return false
    return state.recording !== null && state.begun && state.status !== 'ended'
  })
  return { recording: recordingOfTheDay(library, day), isOfToday: day === today }
}

function OneSession({ library, id }: { library: readonly Recording[]; id: string }) {
  const recording = useMemo(() => recordingOfId(library, id), [library, id])
  usePageTitle(recording?.title)
  if (!recording) return library.length === 0 ? <EmptyLibrary /> : <UnknownSession />
  return (
    <AudioFrame
      back={BACK}
      player={<RecordingCard key={recording.id} recording={recording} level={1} />}
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
