import type { ReactNode } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { statusWords } from '~/audio/player-words.ts'
import { useCanSeek, usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import { useResumed } from '~/listening/resume/resumed-recording.ts'
import type { RecordingPlayer } from '~/listening/use-recording-player.ts'
import { PlayerControls, VolumeLine } from '~/listening/view/player-controls.tsx'
import { ResumedLine, Timeline } from '~/listening/view/timeline.tsx'

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
  'Your device composes more slowly than this plays. Made as a whole first, it plays through.'

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
