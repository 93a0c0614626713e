import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { asRecording } from '~/domain/session/personal-recording.ts'
import { isInAnyLength, OWN_RECORDINGS, recordingOfId } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'
import { recordingOfTheHour } from '~/domain/session/recording-of-the-hour.ts'
import {
  EmptyLibrary,
  LibraryTrouble,
  SessionOutOfReach,
  UnknownSession,
} from '~/features/library/audio-trouble.tsx'
import { RagasOfTheDay } from '~/features/library/ragas-of-the-day.tsx'
import { RecordingCard } from '~/features/library/recording-card.tsx'
import { YourRecording } from '~/features/library/your-recording.tsx'
import { Yours } from '~/features/library/yours/yours.tsx'
import { isOutOfReach } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { clockTime } from '~/lib/words/clock-time.ts'
import { factsOf } from '~/listening/facts-of.ts'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { RecordingLine } from '~/listening/recording-line.tsx'
import { RecordingList } from '~/listening/recording-list.tsx'
import { recordings } from '~/queries/library/catalogue.ts'
import { useRecentlyHeard } from '~/queries/listening/recently-heard.ts'
import { useYours } from '~/queries/listening/yours.ts'
import { usePerson } from '~/queries/person.tsx'
import { today, useHeldDay, useToday } from '~/queries/practice/use-today.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { praharAt } from '~/raga/model/prahar.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { BackLink, PageTitle } from '~/ui/layout/page.tsx'
import { BOARD } from '~/ui/layout/room.ts'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
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
  const yours = useYours()
  return (
    <AudioFrame
      back={BACK}
      title="Sessions"
      player={<RecordingCard key={first.id} recording={first} kicker={kicker} level={2} />}
    >
      {isWhole && (
        <>
          <SideBySide>
            <KeptSessions library={[...library, ...yours]} />
            <HeardSessions />
          </SideBySide>
          <Yours />
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
  const { uid } = usePerson()
  const { data: mine, isPending } = useQuery(personalRecordings(uid))
  const own = mine?.find((one) => one.id === id)
  const recording = useMemo(
    () => recordingOfId(library ?? [], id) ?? (own && asRecording(own)),
    [library, id, own],
  )
  usePageTitle(recording?.title)
  if (!recording && isPending) return <Loader />
  if (!recording && !library) return <SessionOutOfReach />
  if (!recording) return library?.length === 0 ? <EmptyLibrary /> : <UnknownSession />
  if (own) {
    return (
      <AudioFrame back={BACK} player={<YourRecording recording={own} />}>
        <HowToSit />
      </AudioFrame>
    )
  }
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

type AudioFrameProps = {
  back: { to: string; label: string }
  /** The page title; without one, the player's heading is the page's heading. */
  title?: string | undefined
  /** The player. */
  player: ReactNode
  children: ReactNode
}

/** A session to listen to, and the rest of the library below. */
function AudioFrame({ back, title, player, children }: AudioFrameProps) {
  return (
    <div className={`animate-arrive ${BOARD}`}>
      {title ? (
        <div className="mb-5">
          <PageTitle back={back}>{title}</PageTitle>
        </div>
      ) : (
        <BackLink {...back} />
      )}
      {player}
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </div>
  )
}

type StepListProps = { label: string; steps: readonly string[] }

/** Instructions, step by step. */
function StepList({ label, steps }: StepListProps) {
  return (
    <ol aria-label={label} className="grid gap-x-14 gap-y-2 lg:grid-cols-2">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="font-display font-semibold text-accent text-lead figures"
          >
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** The person's favourite recordings, or how to add one if there are none. */
function KeptSessions({ library }: { library: readonly Recording[] }) {
  const { uid } = usePerson()
  const { data } = useQuery(favourites(uid))
  // A recording that was removed from the library can no longer be played.
  const kept = data?.flatMap((id) => recordingOfId(library, id) ?? [])
  if (!kept) return null
  return (
    <Stack gap="tight">
      <Heading>Favourites</Heading>
      {kept.length === 0 && (
        <Text tone="soft">Press the heart beside a session and it waits for you here.</Text>
      )}
      <RecordingList label="Favourites">
        {kept.map((recording) => (
          <RecordingLine
            key={recording.id}
            recording={recording}
            link={{ to: paths.audio(recording.id) }}
            facts={factsOf(recording)}
            actions={<PlayRecording recording={recording} name={recording.title} />}
          />
        ))}
      </RecordingList>
    </Stack>
  )
}

const HEARD_SHOWN = 5

/** The recordings last heard on this device, to continue; nothing before the first one. */
function HeardSessions() {
  const recent = useRecentlyHeard().slice(0, HEARD_SHOWN)
  if (recent.length === 0) return null
  return (
    <Stack gap="tight">
      <Heading>Recently Played</Heading>
      <RecordingList label="Recently Played">
        {recent.map(({ recording, position }) => (
          <RecordingLine
            key={recording.audioUrl}
            recording={recording}
            link={{ to: paths.audio(recording.id) }}
            facts={factsOf(recording, placeWords(position))}
            actions={<PlayRecording exactly recording={recording} name={recording.title} />}
          />
        ))}
      </RecordingList>
    </Stack>
  )
}

function placeWords(position: number): string {
  return position > 0 ? `goes on at ${clockTime(position)}` : 'heard to its end'
}
