import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning, NOWHERE, type PlayerState } from '~/audio/player/player-state.ts'
import { FAILURE_WORDS } from '~/audio/player-words.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { inMinutes, lengthOf } from '~/domain/session/heard-enough.ts'
import { inLength, isInAnyLength, lengthsOf } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { overlays } from '~/lib/overlays.ts'
import { afterFrame } from '~/lib/shell/after-frame.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { useShowsPlayerOf } from '~/listening/mini-player/use-has-mini-player.ts'
import { originWords } from '~/listening/origin-words.ts'
import { useOwnMinutes } from '~/listening/own-minutes.ts'
import { PlayWheel } from '~/listening/play-wheel.tsx'
import { PlayerVolume, RecordingControls } from '~/listening/recording-controls.tsx'
import { useImprovise } from '~/listening/todays.ts'
import { useRecordingPlayer } from '~/listening/use-recording-player.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { Chip } from '~/ui/choices/chip-choice.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { useFailure } from '~/ui/feedback/toast.ts'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type RecordingCardProps = { recording: Recording; kicker?: string; level: 1 | 2 }

/** The player of one recording. Its key is the recording, so a new recording resets the card. */
export function RecordingCard({ recording, kicker, level }: RecordingCardProps) {
  const sound = useCardPlayer(recording)
  const { lengths, isRunning } = sound
  const chosen = sound.recording
  const { id, title, description, raga } = recording
  return (
    <PlayerCard
      title={title}
      kicker={kicker}
      level={level}
      raga={<RagaOf name={raga} />}
      description={description}
      facts={factsOf(chosen, sound.minutes)}
      origin={originWords(chosen.audioUrl)}
      ways={
        <>
          <AboutRaga name={raga} />
          <FavouriteHeart tone="inherit" item={id} name={title} />
        </>
      }
      wheel={
        <PlayWheel
          emblem={emblemNamed(raga)?.emblem ?? null}
          running={isRunning}
          breath={isRunning ? 'still' : 'usual'}
          onToggle={sound.toggle}
        />
      }
    >
      <RecordingControls sound={sound}>
        <SkyLink {...sessionScreen(chosen)}>Full screen</SkyLink>
      </RecordingControls>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {lengths.length > 0 && (
          <LengthChoice choices={lengths} value={chosen.minutes} onChange={sound.choose} />
        )}
        <div className="min-w-[min(10rem,100%)] flex-1">
          <PlayerVolume tone="inherit" />
        </div>
      </div>
    </PlayerCard>
  )
}

function factsOf({ dayNumber, moodCategory }: Recording, minutes: number | null) {
  return [
    dayNumber ? `Day ${dayNumber}` : '',
    minutes === null ? '' : minutes === 1 ? '1 minute' : `${minutes} minutes`,
    moodCategory ?? '',
  ].filter((fact) => fact !== '')
}

function RagaOf({ name }: { name: string | null }) {
  const known = emblemNamed(name)
  if (!known) return name
  const { name: latin, devanagari, iast } = known.raga
  return <RagaName name={latin} devanagari={devanagari} iast={iast} size="title" />
}

/** Opens the sheet of a raga that Alap knows. */
function AboutRaga({ name }: { name: string | null }) {
  const overlayLink = useOverlayLink()
  const known = emblemNamed(name)
  if (!known) return null
  const { id, name: called } = known.raga
  return <SkyLink {...overlayLink(overlays.raga(id))}>{`About ${called}`}</SkyLink>
}

type SkyLinkProps = { to: string; state?: unknown; children: ReactNode }

/** A quiet link on the sky. */
function SkyLink(props: SkyLinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
    />
  )
}

type PlayerCardProps = {
  title: string
  /** The small line above the title: why it is offered. */
  kicker?: string | undefined
  /** 1 if the session is the subject of the page. */
  level: 1 | 2
  /** The raga's name. */
  raga: ReactNode
  description: string
  /** "Day 3", "10 minutes". */
  facts: readonly string[]
  /** Whether it is composed here or a recording; `null` where nobody knows. */
  origin: string | null
  /** To the raga's sheet, and the heart. */
  ways: ReactNode
  /** The wheel with the play control in it. */
  wheel: ReactNode
  /** The time line, skips, length and volume. */
  children: ReactNode
}

/** The player of one session, under the sky of the watch: words, the wheel, and the controls. */
function PlayerCard(props: PlayerCardProps) {
  const Title = props.level === 1 ? 'h1' : 'h2'
  return (
    <section aria-label="This session" className="@container sky rounded-card p-5 sm:p-7">
      <div className="grid h-full content-between gap-x-8 gap-y-4 @[38rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-col gap-3">
          <div>
            {props.kicker && <p className="mb-2 text-small">{props.kicker}</p>}
            <Title dir="auto" className="text-balance font-display font-semibold text-heading">
              {props.title}
            </Title>
            {props.raga}
          </div>
          <p className="max-w-[34rem]">{props.description}</p>
          <ul className="flex flex-wrap gap-2">
            {props.facts.map((fact) => (
              <li key={fact}>
                <Chip>{fact}</Chip>
              </li>
            ))}
          </ul>
          {props.origin && <p className="max-w-[34rem] text-small">{props.origin}</p>}
          <div className="flex flex-wrap items-center gap-x-6">{props.ways}</div>
        </div>
        <div className="flex items-center justify-center @[38rem]:row-span-2">{props.wheel}</div>
        <div>{props.children}</div>
      </div>
    </section>
  )
}

type LengthChoiceProps = {
  choices: readonly { minutes: number; audioUrl: string }[]
  /** In minutes; one of another length is none of the choices. */
  value: number | null
  onChange: (audioUrl: string) => void
}

/** How long to sit: one radio group, so the arrow keys work. */
function LengthChoice({ choices, value, onChange }: LengthChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">How long?</legend>
      <div className="flex flex-wrap rounded-full border border-current/50">
        {choices.map(({ minutes, audioUrl }, index) => (
          <label
            key={audioUrl}
            className="relative flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 font-semibold whitespace-nowrap figures has-checked:bg-on-sky has-checked:text-sky-high"
          >
            <input
              type="radio"
              name={name}
              aria-label={`${minutes} min`}
              checked={value === minutes}
              onChange={() => onChange(audioUrl)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            <span>{index === choices.length - 1 ? `${minutes} min` : minutes}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The player of a recording's own card, where it waits, and is heard in any of its lengths. */
function useCardPlayer(recording: Recording) {
  const player = usePlayer()
  const held = usePlayerState().recording
  const [picked, setPicked] = useState<string | null>(null)
  const isHere = isInAnyLength(recording, held)
  const improvise = useImprovise()
  const usual = useOwnMinutes()
  const lengths = lengthsOf(recording.audioUrl, usual)
  const first = lengths.find(({ minutes }) => minutes === usual)?.audioUrl ?? recording.audioUrl
  const sound = useRecordingPlayer(inLength(recording, isHere ? held.audioUrl : (picked ?? first)))
  useWaiting(recording, first, improvise)
  useFailureToast(recording)
  const { audioUrl } = sound.recording
  const minutes = useSyncExternalStore(player.subscribePosition, () => {
    const { duration, seconds } = isHere ? player.position() : NOWHERE
    return inMinutes(lengthOf(sound.recording, { seconds, duration, isOver: false }))
  })
  const shows = (other: Recording) => other.audioUrl === audioUrl || isInAnyLength(recording, other)
  useShowsPlayerOf(useCallback(shows, [recording, audioUrl]))
  return {
    ...sound,
    /** How long it really is, as far as that is known. */
    minutes,
    lengths,
    choose(audioUrl: string) {
      setPicked(audioUrl)
      const autoplay = isRunning(player.snapshot())
      if (isHere) player.load(improvise(inLength(recording, audioUrl)), { autoplay })
    },
  }
}

/**
 * Puts the recording into the player in its first length, ready to start, unless another one is playing or paused
 * there. It leaves the player again if the person leaves without starting it.
 */
function useWaiting(
  recording: Recording,
  first: string,
  improvise: ReturnType<typeof useImprovise>,
) {
  const player = usePlayer()
  useEffect(() => {
    return afterFrame(() => {
      const now = player.snapshot()
      const held = now.recording
      const isHere = isInAnyLength(recording, held)
      if (isUnderWay(now) || (isHere && now.status !== 'failed')) return
      player.load(improvise(inLength(recording, isHere ? held.audioUrl : first)))
    })
  }, [player, recording, first, improvise])
  useEffect(
    () => () => {
      const now = player.snapshot()
      if (now.recording && !now.begun && isInAnyLength(recording, now.recording)) player.clear()
    },
    [player, recording],
  )
}

function isUnderWay(state: PlayerState): boolean {
  return isRunning(state) || state.status === 'paused'
}

/** Shows a toast each time the recording's file fails. */
function useFailureToast(recording: Recording): void {
  const player = usePlayer()
  const fail = useFailure()
  useEffect(() => {
    let wasFailed = player.snapshot().status === 'failed'
    return player.subscribe((now) => {
      const isNew = now.status === 'failed' && !wasFailed
      wasFailed = now.status === 'failed'
      if (isNew && isInAnyLength(recording, now.recording)) {
        const { title, description } = FAILURE_WORDS[now.code]
        fail(description, { title })
      }
    })
  }, [player, recording, fail])
}
