import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import { moodTheme } from '~/domain/mood/mood-theme.ts'
import type { Choice } from '~/domain/session/choose-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { mayAutoStart } from '~/domain/session/session-link.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { BreathWords, useSessionBreath } from '~/features/session/breath/use-breath.tsx'
import { useSungMelody } from '~/features/session/melody/sung-melody.tsx'
import { type Recorded, recordedWords } from '~/features/session/page/recorded-words.ts'
import { SessionControls } from '~/features/session/page/session-controls.tsx'
import { SessionSettings } from '~/features/session/page/session-settings.tsx'
import { isFiltering, useSessionChoice } from '~/features/session/page/use-session-choice.ts'
import { TanpuraAlone } from '~/features/session/sound/tanpura-alone.tsx'
import { haveSameFields } from '~/lib/channel.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { nameOfRaga } from '~/listening/name-of-raga.ts'
import { PlayWheel } from '~/listening/play-wheel.tsx'
import { usePlayerKeys } from '~/listening/player-keys.tsx'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { MoodBadge, SessionStage } from '~/listening/session-stage.tsx'
import { useRecordingPlayer } from '~/listening/use-recording-player.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { Chip } from '~/ui/choices/chip-choice.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/** A mood up to this one is offered a journey. */
const MOST_LOW = 2

/** A session: the player in full screen, with the raga, its name, and the time. */
export function SessionPage() {
  const chosen = useSessionChoice()
  const { choice, mood, said, isPending } = chosen
  const { title, description, raga, audioUrl } = choice.recording
  const isSwitching = isFiltering(chosen.filter)
  const sound = useSessionSound({ choice, mood, isSwitching, isReady: !isPending })
  const melody: { note: ReactNode; phrase: ReactNode } = useSungMelody(sound)
  const breath = useSessionBreath(chosen.music.improvisation?.breath !== undefined)
  useEffect(() => {
    sessionLog.noteMood(audioUrl, said)
  }, [audioUrl, said])

  const overlayLink = useOverlayLink()
  const sounding = useRagaOfJourney(audioUrl)
  const name = sounding?.name ?? raga
  const known = emblemNamed(name)
  const [isSettingsOpen, setSettingsOpen] = useState(false)
  function toggle() {
    chosen.pin()
    sound.toggle()
  }
  usePlayerKeys(usePlayer(), toggle)
  return (
    <SessionStage
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      badge={mood && <SaidMoodBadge mood={mood} recorded={chosen.recorded} />}
      centre={
        <>
          <PlayWheel
            room="stage"
            emblem={known?.emblem ?? null}
            note={melody.note}
            running={sound.isRunning}
            breath={breath ?? (sound.isRunning ? 'still' : 'usual')}
            onToggle={toggle}
          />
          {breath && <BreathWords breath={breath} />}
          {melody.phrase}
        </>
      }
      words={
        <SessionWords
          title={title}
          raga={name ? { name, devanagari: known?.raga.devanagari, iast: known?.raga.iast } : null}
          description={chosen.repairs || description}
          affirmation={moodTheme(said?.theme).affirmation}
          facts={chosen.isMoodSet && mood ? factsOf(mood, choice.recording) : []}
          about={
            known && {
              ...overlayLink(overlays.raga(known.raga.id)),
              label: `About ${known.raga.name}`,
            }
          }
          drone={<TanpuraAlone music={chosen.music} />}
        />
      }
      foot={
        <SessionControls
          chosen={chosen}
          sound={sound}
          isSettingsOpen={isSettingsOpen}
          onSettings={() => setSettingsOpen(!isSettingsOpen)}
        />
      }
      panel={
        isSettingsOpen && (
          <SessionSettings
            chosen={chosen}
            isJourneyOffered={isLow(mood) && !sounding}
            onClose={() => setSettingsOpen(false)}
          />
        )
      }
    />
  )
}

const isLow = (mood: MoodValue | null) => mood !== null && mood <= MOST_LOW

type SaidMoodBadgeProps = { mood: MoodValue; recorded: Recorded | undefined }

/** The mood of a session. It says by itself that it was recorded, so that no message covers the wheel. */
function SaidMoodBadge({ mood, recorded }: SaidMoodBadgeProps) {
  return (
    <MoodBadge
      mood={moodOf(mood)}
      told={recorded && recordedWords(mood)}
      note={recorded === 'kept' ? 'Saved on this device.' : undefined}
    />
  )
}

function factsOf(mood: MoodValue, { moodCategory, raga }: Recording): SessionWordsProps['facts'] {
  return [
    { label: 'Mood', value: moodOf(mood).word },
    { label: 'Mood Category', value: moodCategory ?? moodCategoryOf(mood) },
    ...(raga ? [{ label: 'Raag', value: nameOfRaga(raga) }] : []),
  ]
}

type SessionWordsProps = {
  title: string
  raga: { name: string; devanagari: string | undefined; iast: string | undefined } | null
  description: string
  affirmation: string
  /** The link to the raga's sheet. */
  about: { to: string; state: unknown; label: string } | null
  /** The way to hear no melody. */
  drone: ReactNode
  /** What led to this session; empty where the person still chooses it. */
  facts: readonly { readonly label: string; readonly value: Name | string }[]
}

/** The title, the raga, and a sentence to keep in mind during the session. */
function SessionWords(props: SessionWordsProps) {
  const { title, raga, description, affirmation, about, drone, facts } = props
  return (
    <>
      <h1 className="w-full">
        {raga ? (
          <>
            {/* If the title is the raga's name, it is shown only once. */}
            {title !== raga.name && (
              <>
                <span className="mb-1 block">{title}</span>{' '}
              </>
            )}
            <RagaName name={raga.name} devanagari={raga.devanagari} iast={raga.iast} size="hero" />
          </>
        ) : (
          <span className="font-display font-semibold text-hero">{title}</span>
        )}
      </h1>
      <p className="mt-3 max-w-[34ch] text-balance font-display text-lead lg:mt-6 lg:text-title">
        {affirmation}
      </p>
      <p className="mt-2 max-w-[44ch] text-pretty text-small lg:mt-4 lg:text-body">{description}</p>
      {(about || facts.length > 0) && (
        <p className="mt-2 lg:mt-4">
          {facts.map(({ label, value }) => (
            <span key={label}>
              <Chip label={label}>
                <OwnName of={value} in="hi" isInOne />
              </Chip>{' '}
            </span>
          ))}
          {about && (
            <Link
              to={about.to}
              state={about.state}
              className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
            >
              {about.label}
            </Link>
          )}{' '}
          {drone}
        </p>
      )}
    </>
  )
}

/** The raga of a journey that sounds now, or begins it; `null` for any other recording. */
function useRagaOfJourney(audioUrl: string): Raga | null {
  const player = usePlayer()
  const [first, second] = improvisationOf(audioUrl)?.legs ?? []
  const isSecond = useSyncExternalStore(
    player.subscribePosition,
    () =>
      first !== undefined &&
      player.snapshot().recording?.audioUrl === audioUrl &&
      player.position().seconds >= first.minutes * 60,
  )
  if (!first || !second) return null
  return isSecond ? second.raga : first.raga
}

type SessionSoundOptions = {
  choice: Choice
  mood: MoodValue | null
  /** The person changes recordings on this screen: if sound plays, the new one plays at once. */
  isSwitching: boolean
  /** False while the choice may still change without the person. */
  isReady: boolean
}

/** Puts the chosen recording into the player, and starts it where it may start by itself. */
function useSessionSound({ choice, mood, isSwitching, isReady }: SessionSoundOptions) {
  const player = usePlayer()
  const isArrival = useNavigationType() !== 'POP'
  const recording = useUnchanged(choice.recording)
  // Browser history or a reload opens the screen again, but is not a request to play.
  const mayStart = (isArrival || isSwitching) && choice.matched
  const autostart = mayStart && mayAutoStart(mood, recording.raga)
  /** The recording that was started by itself: another sound of it is not started once more. */
  const started = useRef<string | null>(null)

  useEffect(() => {
    if (!isReady) return
    const now = player.snapshot()
    if (now.recording?.audioUrl === recording.audioUrl && isStarted(now)) return
    // It is not a request to stop the current sound either, and no page interrupts a sit.
    if ((!isArrival || isSit(now.recording)) && !isSwitching && isRunning(now)) return
    const isStart = autostart && started.current !== recording.id
    if (autostart) started.current = recording.id
    player.load(recording, { autoplay: isStart || (isSwitching && isRunning(now)) })
  }, [player, recording, autostart, isArrival, isSwitching, isReady])

  return useRecordingPlayer(recording)
}

function isSit(recording: Recording | null): boolean {
  return recording !== null && sittingSeconds(recording.audioUrl) !== null
}

/** The same object until a part of it changes, because each choice makes a new one. */
function useUnchanged(recording: Recording): Recording {
  const [kept, setKept] = useState(recording)
  if (haveSameFields(kept, recording)) return kept
  setKept(recording)
  return recording
}

/** Whether it was begun, also if it failed later; only the person may then stop it. */
function isStarted(state: PlayerState): boolean {
  return isRunning(state) || state.status === 'paused' || state.status === 'failed'
}
