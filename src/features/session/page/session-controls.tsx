import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { FAILURE_WORDS } from '~/audio/player-words.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { Improvisation } from '~/domain/improvisation/improvisation.ts'
import { JOURNEY_MINUTES } from '~/domain/improvisation/journey.ts'
import { minutesOf, SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { saHz } from '~/domain/improvisation/sa.ts'
import { wholeLengths } from '~/domain/session/slow-device.ts'
import { tuningNear } from '~/domain/sit/sit-ground.ts'
import type { SessionChoice } from '~/features/session/page/use-session-choice.ts'
import { recordingOf } from '~/features/session/sit/sit-settings.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { overlays } from '~/lib/overlays.ts'
import { RecordingControls } from '~/listening/recording-controls.tsx'
import { waitingSit } from '~/listening/resume/going-on.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import type { RecordingPlayer } from '~/listening/use-recording-player.ts'
import { recentlyHeardOf } from '~/queries/listening/recently-heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { SettingsIcon } from '~/ui/motifs/icons.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type SessionControlsProps = {
  chosen: SessionChoice
  sound: RecordingPlayer
  isSettingsOpen: boolean
  onSettings: () => void
}

/** The controls of the sound, and the button for its settings. */
export function SessionControls(props: SessionControlsProps) {
  const { chosen, sound, isSettingsOpen, onSettings } = props
  const { state } = sound
  return (
    <RecordingControls
      isClose
      sound={sound}
      ways={<WaysOn state={state} music={chosen.music} />}
      trouble={state.status === 'failed' ? FAILURE_WORDS[state.code] : null}
    >
      {state.status !== 'silent' && <FinishEarly />}
      <Button
        variant="on-sky"
        aria-haspopup="dialog"
        aria-expanded={isSettingsOpen}
        onClick={onSettings}
      >
        <SettingsIcon />
        <span>Settings</span>
      </Button>
    </RecordingControls>
  )
}

/** Shown once enough was really heard for the session to count. */
function FinishEarly() {
  const player = usePlayer()
  const mayFinish = useSyncExternalStore(player.subscribePosition, sessionLog.mayFinish)
  if (!mayFinish) return null
  return (
    <Button variant="on-sky" onClick={sessionLog.finish}>
      Finish
    </Button>
  )
}

type WaysOnProps = { state: RecordingPlayer['state']; music: SessionMusic }

/**
 * What can be heard where a session cannot be composed, or more slowly than it plays: a length that
 * this device can make as a whole, and the drone.
 */
function WaysOn({ state, music }: WaysOnProps) {
  const { recording, improvisation, playWhole } = music
  const playDrone = usePlayDrone()
  if (!improvisation || state.status === 'silent' || state.status === 'idle') return null
  const { pace } = state
  if (state.status !== 'failed' && pace === null && !state.isSlow) return null
  const least = improvisation.legs.length > 1 ? JOURNEY_MINUTES.least : SESSION_MINUTES.least
  const lengths = pace === null ? [] : wholeLengths(recording.minutes ?? 0, pace, least)
  return (
    <Row justify="center" gap="tight">
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

/**
 * A function, to be called within a gesture, that begins a sit over the recorded tanpura for the
 * time of a session that cannot be composed here. A sit that waits to be continued is opened
 * instead.
 */
function usePlayDrone(): (instead: Improvisation) => void {
  const { uid } = usePerson()
  const player = usePlayer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const overlayLink = useOverlayLink()
  return ({ sa, legs }) => {
    const heard = client.getQueryData(recentlyHeardOf(uid).queryKey) ?? []
    if (!waitingSit(heard, new Date())) {
      const tuning = tuningNear(sa === null ? legs[0].raga.tonicHz : saHz(sa))
      const settings = {
        minutes: minutesOf(legs),
        bells: 'none',
        sound: 'tanpura',
        tuning,
      } as const
      player.load(recordingOf(settings), { autoplay: true })
      // What composes a session would compose the sit as well.
      player.goByClock()
    }
    const { to, state } = overlayLink(overlays.sit())
    void navigate(to, { state })
  }
}
