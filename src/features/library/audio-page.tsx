import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isInAnyLength, OWN_RECORDINGS, recordingOfId } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { recordingOfTheDay, recordingOfTheHour } from '~/domain/session/recording-of-the-day.ts'
import {
  EmptyLibrary,
  LibraryTrouble,
  SessionOutOfReach,
  UnknownSession,
} from '~/features/library/audio-trouble.tsx'
import { HeardSessions, KeptSessions } from '~/features/library/own-sessions.tsx'
import { RagasOfTheDay } from '~/features/library/ragas-of-the-day.tsx'
import { RecordingCard } from '~/features/library/recording-card.tsx'
import { AudioFrame, StepList } from '~/features/library/view/audio-frame.tsx'
import { isOutOfReach } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { recordings } from '~/queries/listening/library.ts'
import { today, useHeldDay, useToday } from '~/queries/practice/use-today.ts'
import { praharAt } from '~/raga/prahar.ts'
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
  const { data, error, errorUpdateCount, refetch } = useQuery(recordings(uid))
  if (!data && errorUpdateCount === 0) return <Loader />
  if (!data && error && !isOutOfReach(error)) {
    return <LibraryTrouble error={error} onRetry={() => void refetch()} />
  }
  if (id !== undefined) return <OneSession library={data} id={id} />
  return data ? <DailySession library={data} /> : <WithoutLibrary />
}

function DailySession({ library }: { library: readonly Recording[] }) {
  const { recording, isOfToday } = useDailySession(library)
  if (!recording) return <EmptyLibrary />
  const kicker = isOfToday ? 'Today’s session' : 'Begun before midnight'
  return <AllSessions library={library} first={recording} kicker={kicker} />
}

/** Alap's own ragas, that of the watch first, while the library is out of reach. */
function WithoutLibrary() {
  const [choice] = useState(() => {
    const now = new Date()
    const prahar = praharAt(now.getHours() * 60 + now.getMinutes())
    return recordingOfTheHour(OWN_RECORDINGS, prahar, today())
  })
  if (!choice) return null
  return (
    <AllSessions library={OWN_RECORDINGS} first={choice.recording} kicker="For this time of day" />
  )
}

type AllSessionsProps = { library: readonly Recording[]; first: Recording; kicker: string }

/** The player of one session, and below it all the others. */
function AllSessions({ library, first, kicker }: AllSessionsProps) {
  const isWhole = useSecondStep()
  return (
    <AudioFrame
      back={BACK}
      title="Sessions"
      player={<RecordingCard key={first.id} recording={first} kicker={kicker} level={2} />}
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
  const now = useToday()
  const day = useHeldDay((shown) => {
    const daily = recordingOfTheDay(library, shown)
    if (!daily || !isInAnyLength(daily, state.recording)) return false
    return state.recording !== null && state.begun && state.status !== 'ended'
  })
  return { recording: recordingOfTheDay(library, day), isOfToday: day === now }
}

type OneSessionProps = {
  /** `undefined` while it is out of reach. */
  library: readonly Recording[] | undefined
  id: string
}

function OneSession({ library, id }: OneSessionProps) {
  const recording = useMemo(() => recordingOfId(library ?? [], id), [library, id])
  usePageTitle(recording?.title)
  if (!recording && !library) return <SessionOutOfReach />
  if (!recording) return library?.length === 0 ? <EmptyLibrary /> : <UnknownSession />
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
