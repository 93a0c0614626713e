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
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { useFailure } from '~/ui/feedback/toast.ts'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'
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
      description={description}
      facts={factsOf(chosen, sound.minutes)}
      origin={originWords(chosen.audioUrl)}
      heart={<FavouriteHeart tone="inherit" item={id} name={title} />}
      raga={<RagaOf name={raga} />}
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
        <ButtonLink {...sessionScreen(chosen)} variant="on-sky">
          Full screen
        </ButtonLink>
      </RecordingControls>
      {lengths.length > 0 && (
        <LengthChoice choices={lengths} value={chosen.minutes} onChange={sound.choose} />
      )}
      <PlayerVolume tone="inherit" />
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
  const overlayLink = useOverlayLink()
  const known = emblemNamed(name)
  if (!known) return name
  const { raga, emblem } = known
  return <RagaLink {...overlayLink(overlays.raga(raga.id))} raga={raga} emblem={emblem} />
}

type PlayerCardProps = {
  title: string
  /** The small line above the title: "Today’s session". */
  kicker?: string | undefined
  /** 1 if the session is the subject of the page. */
  level: 1 | 2
  description: string
  /** "Day 3", "10 minutes". */
  facts: readonly string[]
  /** Whether it is composed here or a recording; `null` where nobody knows. */
  origin: string | null
  /** Adds it to the favourites. */
  heart: ReactNode
  /** The raga with a link to its sheet. */
  raga: ReactNode
  /** The wheel with the play control in it. */
  wheel: ReactNode
  /** The time line, skips, length and volume. */
  children: ReactNode
}

/** The player of one session, under the sky of the watch. */
function PlayerCard(props: PlayerCardProps) {
  const Title = props.level === 1 ? 'h1' : 'h2'
  return (
    <section
      aria-label="This session"
      className="sky rounded-card px-6 pt-6 pb-7 sm:px-10 sm:pt-9 sm:pb-10 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center gap-x-14"
    >
      <div className="flex flex-col gap-3">
        {props.kicker && <p className="text-small">{props.kicker}</p>}
        <div className="flex items-center justify-between gap-2">
          <Title className="font-display font-semibold text-heading">{props.title}</Title>
          {props.heart}
        </div>
        {props.raga}
      </div>
      <div className="flex justify-center py-2 lg:row-span-2">
        <div className="shrink-0">{props.wheel}</div>
      </div>
      <div className="flex flex-col gap-3">
        {/* On a phone the wheel and its time line stay together. */}
        <div className="order-last flex flex-col gap-3 lg:order-none">
          <p className="max-w-[34rem]">{props.description}</p>
          <ul className="flex flex-wrap gap-2">
            {props.facts.map((fact) => (
              <li key={fact}>
                <Chip>{fact}</Chip>
              </li>
            ))}
          </ul>
          {props.origin && <p className="max-w-[34rem] text-small">{props.origin}</p>}
        </div>
        {props.children}
      </div>
    </section>
  )
}

type RagaLinkProps = {
  to: string
  state: unknown
  raga: { name: string; devanagari: string; iast: string }
  emblem: { swaras: readonly number[]; vadi: number }
}

/** A raga's emblem and name; a press opens its sheet. */
function RagaLink({ to, state, raga, emblem }: RagaLinkProps) {
  return (
    <p>
      <Link
        to={to}
        state={state}
        className="-ml-2 inline-flex min-h-11 items-center gap-3 rounded-full px-2 hover:bg-current/15"
      >
        <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="small" />
        <span>
          <RagaName name={raga.name} devanagari={raga.devanagari} iast={raga.iast} size="title" />
          <span className="block text-small underline underline-offset-4">About this raga</span>
        </span>
      </Link>
    </p>
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
      <legend className="mb-3 text-small">How long?</legend>
      <div className="flex gap-2">
        {choices.map(({ minutes, audioUrl }) => (
          <label
            key={audioUrl}
            className="relative flex min-h-12 flex-1 items-center justify-center rounded-full border border-current/50 font-semibold has-checked:bg-on-sky has-checked:text-sky-high"
          >
            <input
              type="radio"
              name={name}
              checked={value === minutes}
              onChange={() => onChange(audioUrl)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            <span>{`${minutes} min`}</span>
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
