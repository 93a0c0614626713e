import type { ReactNode } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { statusWords } from '~/audio/player-words.ts'
import { useCanSeek, usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import { SkipButton } from '~/listening/recording-buttons.tsx'
import { useResumed } from '~/listening/resume/resumed-recording.ts'
import { ResumedLine, Timeline } from '~/listening/timeline.tsx'
import type { RecordingPlayer } from '~/listening/use-recording-player.ts'
import { Button } from '~/ui/controls/button.tsx'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Slider } from '~/ui/controls/slider.tsx'
import { MutedIcon, VolumeIcon } from '~/ui/motifs/icons.tsx'

type RecordingControlsProps = {
  sound: RecordingPlayer
  /** A failure to report as an alert; without one, the words of the state report it. */
  trouble?: { title: string; description: string } | null
  /** What can be done besides, where it fails or is composed too slowly. */
  ways?: ReactNode
  /** On a wide screen the skip buttons stand close to the middle. */
  isClose?: boolean
  /** Shown between the two skip buttons. */
  children: ReactNode
}

/** The state of the sound in words, the time line, and skips of ten seconds. */
export function RecordingControls({ sound, children, ...looks }: RecordingControlsProps) {
  const canSeek = useCanSeek()
  const resumed = useResumed()
  const isHere = sound.state.status !== 'silent'
  return (
    <PlayerControls
      {...looks}
      status={isTooSlow(sound.state) ? TOO_SLOW : statusWords(sound.state, sound.other)}
      canRetry={sound.canRetry}
      onRetry={sound.retry}
      resumed={isHere && <ResumedLine resumed={resumed} />}
      timeline={<RecordingTimeline sound={sound} />}
      canSkip={!isHere || canSeek}
      onSkip={sound.skip}
    >
      {children}
    </PlayerControls>
  )
}

const TOO_SLOW =
  "Your device can't keep up. Prepare the whole session first, and it will play without gaps."

const isTooSlow = (state: RecordingPlayer['state']) => 'pace' in state && state.pace !== null

/** The time line: the only part of a player that renders at each tick. */
export function RecordingTimeline({ sound }: { sound: RecordingPlayer }) {
  const { seconds, duration, canSeek } = usePlaybackPosition()
  const isHere = sound.state.status !== 'silent'
  return (
    <Timeline
      position={isHere ? seconds : 0}
      duration={(isHere ? duration : null) ?? (sound.recording.minutes ?? 0) * 60}
      canSeek={!isHere || canSeek}
      onSeek={sound.seekTo}
    />
  )
}

/** Mute, and the volume where the page may set it. */
export function PlayerVolume({ tone = 'plain' }: { tone?: 'plain' | 'inherit' }) {
  const player = usePlayer()
  const { volume, muted } = usePlayerState()
  return (
    <VolumeLine
      tone={tone}
      volume={player.canSetVolume ? volume : null}
      muted={muted}
      onVolume={player.setVolume}
      onMute={() => player.setMuted(!muted)}
    />
  )
}

type PlayerControlsProps = {
  /** The state of the sound in words; empty while it plays normally. */
  status: string
  /** Shown as an alert instead of the words. */
  trouble?: { title: string; description: string } | null
  /** The recording failed, or loading has stalled: a retry may help. */
  canRetry: boolean
  onRetry: () => void
  /** What can be done besides. */
  ways?: ReactNode
  /** Where the sound resumed, and a button to start over. */
  resumed: ReactNode
  /** The time line: a separate component, so that a tick renders nothing else. */
  timeline: ReactNode
  /** False where the recording cannot be sought. */
  canSkip: boolean
  onSkip: (seconds: number) => void
  /** On a wide screen the skip buttons stand close to the middle. */
  isClose?: boolean
  /** Shown between the two skip buttons. */
  children: ReactNode
}

/** The state of the sound, its time line, and skips of ten seconds. */
function PlayerControls(props: PlayerControlsProps) {
  const { canSkip, onSkip, isClose = false } = props
  return (
    <div>
      {props.trouble ? (
        <div
          role="alert"
          className="mb-1 flex flex-wrap items-center justify-center gap-x-4 gap-y-2"
        >
          <p className="text-balance text-center text-small sm:text-body">
            <strong className="font-semibold">{props.trouble.title}</strong>{' '}
            <span>{props.trouble.description}</span>
          </p>
          {props.canRetry && <TryAgain onPress={props.onRetry} />}
          {props.ways}
        </div>
      ) : (
        <div className="flex min-h-5 flex-wrap items-center justify-center gap-x-4 gap-y-2 text-center">
          <p role="status" className="text-balance text-small">
            {props.status}
          </p>
          {props.canRetry && <TryAgain onPress={props.onRetry} />}
          {props.ways}
        </div>
      )}
      {props.resumed}
      {props.timeline}
      <div
        className={`flex items-center justify-between text-[1.25rem] ${isClose ? 'lg:justify-center lg:gap-8' : ''}`}
      >
        <SkipButton way="back" canSkip={canSkip} onSkip={onSkip} />
        <div className="flex items-center gap-2 text-body">{props.children}</div>
        <SkipButton way="forward" canSkip={canSkip} onSkip={onSkip} />
      </div>
    </div>
  )
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="on-sky" onClick={onPress}>
      Try again
    </Button>
  )
}

type VolumeLineProps = {
  /** `inherit` on a sky. */
  tone?: 'plain' | 'inherit'
  /** 0 to 1; `null` where only the device's own buttons set it. */
  volume: number | null
  muted: boolean
  onVolume: (volume: number) => void
  onMute: () => void
}

/** Mute, and the volume where the page may set it. */
function VolumeLine({ tone = 'plain', volume, muted, onVolume, onMute }: VolumeLineProps) {
  return (
    <div className="-ml-2.5 flex max-w-[30rem] items-center gap-2 pr-2.5">
      <IconButton tone={tone} label={muted ? 'Unmute' : 'Mute'} onClick={onMute}>
        {muted ? <MutedIcon /> : <VolumeIcon />}
      </IconButton>
      {volume === null ? (
        <p className="text-small">Your device sets the volume.</p>
      ) : (
        <Slider
          label="Volume"
          value={muted ? 0 : volume}
          max={1}
          step={0.1}
          onChange={onVolume}
          valueText={muted ? 'Muted' : `${Math.round(volume * 100)} percent`}
        />
      )}
    </div>
  )
}
