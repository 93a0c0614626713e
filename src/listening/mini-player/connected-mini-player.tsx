import type { ReactNode } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { statusWords } from '~/audio/player-words.ts'
import { useCanSeek, usePlayer } from '~/audio/use-player.ts'
import { isFavouriteItem, type Recording } from '~/domain/session/recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { overlays } from '~/lib/overlays.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { useHasMiniPlayer } from '~/listening/mini-player/use-has-mini-player.ts'
import { SkipButton } from '~/listening/recording-buttons.tsx'
import { PlayerVolume, RecordingTimeline } from '~/listening/recording-controls.tsx'
import { useResumed } from '~/listening/resume/resumed-recording.ts'
import { ResumedLine } from '~/listening/timeline.tsx'
import { type RecordingPlayer, useRecordingPlayer } from '~/listening/use-recording-player.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { BESIDE_BOARD } from '~/ui/layout/room.ts'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { CloseIcon, PauseIcon } from '~/ui/motifs/icons.tsx'
import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/**
 * The mini-player, on pages that show no player for its recording. A tick renders only its time
 * line.
 */
export function ConnectedMiniPlayer() {
  const { recording } = usePlayerState()
  const isShown = useHasMiniPlayer()
  return recording && isShown ? <RecordingBar recording={recording} /> : null
}

function RecordingBar({ recording }: { recording: Recording }) {
  const player = usePlayer()
  const sound = useRecordingPlayer(recording)
  const canSeek = useCanSeek()
  const resumed = useResumed()
  const overlayLink = useOverlayLink()
  const isSit = sittingSeconds(recording.audioUrl) !== null
  return (
    <MiniPlayerBar
      title={recording.title}
      subtitle={besideTitle(recording)}
      session={isSit ? overlayLink(overlays.sit()) : sessionScreen(recording)}
      heart={<PlayerHeart recording={recording} />}
      resumed={<ResumedLine resumed={resumed} />}
      canSkip={canSeek}
      status={waitingWords(sound)}
      canRetry={sound.canRetry}
      running={sound.isRunning}
      sounding={sound.state.status === 'playing'}
      timeline={<RecordingTimeline sound={sound} />}
      volume={<PlayerVolume tone="inherit" />}
      onToggle={sound.toggle}
      onRetry={sound.retry}
      onSkip={sound.skip}
      onClose={player.clear}
    />
  )
}

/** What it waits for, or why it cannot play, in words. */
function waitingWords({ state }: RecordingPlayer): string | null {
  const isWaiting = state.status === 'buffering' || state.status === 'loading'
  return isWaiting || state.status === 'failed' ? statusWords(state) : null
}

/** The raga; its length instead when the title already is the raga. */
function besideTitle({ title, raga, minutes }: Recording): string | null {
  if (raga !== title) return raga
  return minutes === null ? null : `${minutes} minutes`
}

/** The heart of a recording; nothing for one that cannot be kept or when signed out. */
function PlayerHeart({ recording }: { recording: Recording }) {
  const person = usePersonOrNull()
  if (!person || !isFavouriteItem(recording.id)) return null
  return (
    <FavouriteHeart key={person.uid} tone="inherit" item={recording.id} name={recording.title} />
  )
}

type MiniPlayerBarProps = {
  title: string
  subtitle: string | null
  /** The screen that opens from the title. */
  session: { to: string; state: unknown }
  /** Adds the recording to the favourites. */
  heart: ReactNode
  /** Where the sound resumed. */
  resumed: ReactNode
  /** False where the recording cannot be sought. */
  canSkip: boolean
  /** The state of the sound in words; shown when it is neither playing nor paused. */
  status: string | null
  /** The recording failed or stalled: the button tries again. */
  canRetry: boolean
  /** Sound is playing or loading. */
  running: boolean
  sounding: boolean
  /** The time line: a separate component, so that a tick renders nothing else. */
  timeline: ReactNode
  /** Mute and volume, on wide screens. */
  volume: ReactNode
  onToggle: () => void
  onRetry: () => void
  onSkip: (seconds: number) => void
  onClose: () => void
}

/** The player of the current recording, on every screen. */
function MiniPlayerBar(props: MiniPlayerBarProps) {
  return (
    <div className={BESIDE_BOARD}>
      <section
        aria-label="Player"
        className="sky mb-5 rounded-card px-3 pt-2 lift lg:mb-4 lg:flex lg:items-center lg:gap-5 lg:px-5 lg:py-1.5"
      >
        <div className="flex items-center gap-2 lg:w-[27rem] lg:shrink-0">
          <TanpuraStrings sounding={props.sounding} />
          <div className="relative flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-tight">
            <p className="truncate font-display font-semibold">
              <Link
                to={props.session.to}
                state={props.session.state}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {props.title}
              </Link>
            </p>
            <p className={`text-small ${props.status ? '' : 'truncate'}`} aria-live="polite">
              {props.status ?? props.subtitle}
            </p>
          </div>
          {props.heart}
          <span className="hidden sm:inline-flex">
            <SkipButton way="back" canSkip={props.canSkip} onSkip={props.onSkip} />
          </span>
          <PlayButton {...props} />
          <span className="hidden sm:inline-flex">
            <SkipButton way="forward" canSkip={props.canSkip} onSkip={props.onSkip} />
          </span>
          <span className="lg:hidden">
            <IconButton tone="inherit" label="Close player" onClick={props.onClose}>
              <CloseIcon />
            </IconButton>
          </span>
        </div>
        {props.resumed}
        <div className="min-w-0 lg:flex-1 [@media(max-height:28rem)]:max-lg:hidden">
          {props.timeline}
        </div>
        <div className="hidden w-44 shrink-0 items-center gap-1 lg:flex">
          <div className="min-w-0 flex-1">{props.volume}</div>
          <IconButton tone="inherit" label="Close player" onClick={props.onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </section>
    </div>
  )
}

function PlayButton({ canRetry, running, onRetry, onToggle }: MiniPlayerBarProps) {
  const label = canRetry ? 'Try again' : running ? 'Pause' : 'Play'
  return (
    <IconButton tone="inherit" label={label} onClick={canRetry ? onRetry : onToggle}>
      {running && !canRetry ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  )
}
