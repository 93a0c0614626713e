import { usePlaybackPosition } from '~/audio/use-playback-position.ts'
import { Timeline } from '~/ui/timeline.tsx'

type SessionTimelineProps = {
  /** Whether the player holds this session. */
  isHere: boolean
  /** The planned length, until the recording tells its own. */
  minutes: number | null
  onSeek: (seconds: number) => void
}

/** The time line alone: the only part of the screen that a tick renders again. */
export function SessionTimeline({ isHere, minutes, onSeek }: SessionTimelineProps) {
  const { seconds, duration, canSeek } = usePlaybackPosition()
  return (
    <Timeline
      position={isHere ? seconds : 0}
      duration={(isHere ? duration : null) ?? (minutes ?? 0) * 60}
      canSeek={!isHere || canSeek}
      onSeek={onSeek}
    />
  )
}
