import { JOURNEY_MINUTES } from '~/domain/improvisation/journey.ts'
import { SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { LONGEST_WHOLE_MINUTES, wholeLengths } from '~/domain/session/slow-device.ts'
import { usePlayDrone } from '~/features/session/sit/use-play-drone.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import type { RecordingPlayer } from '~/listening/use-recording-player.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'

type WaysOnProps = { state: RecordingPlayer['state']; music: SessionMusic }

/**
 * What can be heard where a session cannot be composed, or more slowly than it plays: a length that
 * this device can make as a whole, and the drone.
 */
export function WaysOn({ state, music }: WaysOnProps) {
  const { recording, improvisation, playWhole } = music
  const playDrone = usePlayDrone()
  if (!improvisation || state.status === 'silent' || state.status === 'idle') return null
  const isTooLong = state.status === 'failed' && state.code === 'too-long'
  const { pace } = state
  if (state.status !== 'failed' && pace === null && !state.isSlow) return null
  const least = improvisation.legs.length > 1 ? JOURNEY_MINUTES.least : SESSION_MINUTES.least
  const lengths = pace === null ? [] : wholeLengths(recording.minutes ?? 0, pace, least)
  return (
    <Row justify="center" gap="tight">
      {isTooLong && (
        <Button
          variant="on-sky"
          onClick={() => playWhole(LONGEST_WHOLE_MINUTES)}
        >{`Play ${LONGEST_WHOLE_MINUTES} minutes of it`}</Button>
      )}
      {lengths.map(({ minutes, wait }) => (
        <Button
          key={minutes}
          variant="on-sky"
          onClick={() => playWhole(minutes)}
        >{`${minutes} minutes, ready in about ${wait}`}</Button>
      ))}
      <Button variant="on-sky" onClick={() => playDrone(improvisation)}>
        Play the drone
      </Button>
    </Row>
  )
}
