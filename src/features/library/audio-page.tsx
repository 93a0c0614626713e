import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { HourlyChoice } from '~/domain/recommendation/recording-of-the-hour.ts'
import { asRecording } from '~/domain/session/personal-recording.ts'
import { isInAnyLength, OWN_RECORDINGS, recordingOfId } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'
import {
  EmptyLibrary,
  LibraryTrouble,
  SessionOutOfReach,
  UnknownSession,
} from '~/features/library/audio-trouble.tsx'
import { HeardAndKept } from '~/features/library/heard-and-kept.tsx'
import { HowToSit } from '~/features/library/how-to-sit.tsx'
import { RagasOfTheDay } from '~/features/library/ragas-of-the-day.tsx'
import { RecordingCard } from '~/features/library/recording-card.tsx'
import { YourRecording } from '~/features/library/your-recording.tsx'
import { Yours } from '~/features/library/yours/yours.tsx'
import { isOutOfReach } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { factsOf } from '~/listening/facts-of.ts'
import { LibraryList } from '~/listening/library-list.tsx'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { RecordingLine } from '~/listening/recording-line.tsx'
import { RecordingList } from '~/listening/recording-list.tsx'
import { hourlyWords, useSessionOfTheHour } from '~/listening/session-of-the-hour.ts'
import { recordings } from '~/queries/library/catalogue.ts'
import { useYours } from '~/queries/listening/yours.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { BackLink, PageTitle } from '~/ui/layout/page.tsx'
import { BOARD } from '~/ui/layout/room.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

const BACK = { to: paths.dashboard(), label: 'Back to Dashboard' }

/** A session to listen to: the one in the address, or that of the hour with the whole library below. */
export function AudioPage() {
  const { id } = useParams()
  const { uid } = usePerson()
  const { data, error, errorUpdateCount, refetch } = useQuery(recordings(uid))
  if (!data && errorUpdateCount === 0) return <Loader />
  if (!data && error && !isOutOfReach(error)) {
    return <LibraryTrouble error={error} onRetry={() => void refetch()} />
  }
  if (id !== undefined) return <OneSession library={data} id={id} />
  // While the library is out of reach, Alap's own ragas are there.
  return <SessionsPage library={data ?? OWN_RECORDINGS} />
}

type LibraryProps = { library: readonly Recording[] }

/** The session that home offers now, and below it all the others. */
function SessionsPage({ library }: LibraryProps) {
  const shown = useSessionNow(library)
  const isWhole = useSecondStep()
  const yours = useYours()
  if (!shown) return <EmptyLibrary />
  const { recording } = shown.choice
  return (
    <AudioFrame
      back={BACK}
      title="Sessions"
      player={
        <RecordingCard key={recording.id} recording={recording} kicker={shown.kicker} level={2} />
      }
      beside={isWhole && <OfTheDay library={library} but={recording} />}
    >
      {isWhole && (
        <>
          <HeardAndKept library={[...library, ...yours]} />
          <DrawnWhenNear rem={60}>
            <LibraryList library={library} />
          </DrawnWhenNear>
          <DrawnWhenNear rem={145}>
            <RagasOfTheDay library={library} now={new Date()} />
          </DrawnWhenNear>
          <Yours />
        </>
      )}
    </AudioFrame>
  )
}

type Shown = { choice: HourlyChoice<Recording>; day: LocalDay }

/**
 * The session of the hour with what it is called. Once begun, it stays past the end of its watch until
 * it ends or the page is left.
 */
function useSessionNow(library: readonly Recording[]) {
  const state = usePlayerState()
  const day = useToday()
  const choice = useSessionOfTheHour(library)
  const [shown, setShown] = useState<Shown | null>(choice && { choice, day })
  const isPresent =
    shown?.choice.recording.id === choice?.recording.id && shown?.choice.watch === choice?.watch
  const isHeld =
    shown !== null &&
    state.recording !== null &&
    state.begun &&
    state.status !== 'ended' &&
    isInAnyLength(shown.choice.recording, state.recording)
  if (!isPresent && !isHeld) setShown(choice && { choice, day })
  if (choice && isPresent) return { choice, kicker: hourlyWords(choice) }
  if (!shown) return null
  return {
    choice: shown.choice,
    kicker: shown.day === day ? 'Begun earlier' : 'Begun before midnight',
  }
}

/** The recording whose turn it is among the five of the days, unless it stands above. */
function OfTheDay({ library, but }: LibraryProps & { but: Recording }) {
  const day = useToday()
  const recording = recordingOfTheDay(library, day)
  if (!recording?.dayNumber || recording.id === but.id) return null
  const heading = `Day ${recording.dayNumber} of five`
  return (
    <Stack gap="tight">
      <Heading>{heading}</Heading>
      <RecordingList label={heading}>
        <RecordingLine
          recording={recording}
          link={{ to: paths.audio(recording.id) }}
          facts={factsOf(recording, recording.moodCategory)}
          actions={<PlayRecording recording={recording} name={recording.title} />}
        />
      </RecordingList>
    </Stack>
  )
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
    return <AudioFrame back={BACK} player={<YourRecording recording={own} />} />
  }
  return (
    <AudioFrame
      back={BACK}
      player={<RecordingCard key={recording.id} recording={recording} level={1} />}
    />
  )
}

type AudioFrameProps = {
  back: { to: string; label: string }
  /** The page title; without one, the player's heading is the page's heading. */
  title?: string | undefined
  /** The player. */
  player: ReactNode
  /** Under how to sit. */
  beside?: ReactNode
  children?: ReactNode
}

/** A session to listen to with how to sit beside it, and the rest of the library below. */
function AudioFrame({ back, title, player, beside, children }: AudioFrameProps) {
  return (
    <div className={`animate-arrive ${BOARD}`}>
      {title ? (
        <div className="mb-5">
          <PageTitle back={back}>{title}</PageTitle>
        </div>
      ) : (
        <BackLink {...back} />
      )}
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-x-8">
        {player}
        <Stack gap="wide">
          <HowToSit />
          {beside}
        </Stack>
      </div>
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </div>
  )
}
