import { usePlaybackPosition } from '~/audio/use-playback-position.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { Timeline } from '~/ui/timeline.tsx'

type SessionTimelineProps = {
  /** Whether the player holds this session. */
  isHere: boolean
  /** The planned length, until the recording tells its own. */
  minutes: number | null
}

/** The time line alone: the only part of the screen that a tick renders again. */
export function SessionTimeline({ isHere, minutes }: SessionTimelineProps) {
  const player = usePlayer()
  const { seconds, duration, canSeek } = usePlaybackPosition()
  return (
    <Timeline
      position={isHere ? seconds : 0}
      duration={(isHere ? duration : null) ?? (minutes ?? 0) * 60}
      canSeek={!isHere || canSeek}
      onSeek={player.seekTo}
    />
  )
}
