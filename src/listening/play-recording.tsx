import { usePlayerState } from '~/audio/audio-provider.tsx'
import { inHeldLength } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { PlayToggle } from '~/listening/recording-buttons.tsx'
import { useRecordingPlayer } from '~/listening/use-recording-player.ts'

type PlayRecordingProps = {
  recording: Recording
  /** For screen readers. */
  name: string
  /** Play exactly this recording, not the same in another length that is in the player. */
  exactly?: boolean
}

/** Plays a recording of a list without leaving the page. */
export function PlayRecording({ recording, name, exactly = false }: PlayRecordingProps) {
  const held = usePlayerState().recording
  const sound = useRecordingPlayer(exactly ? recording : inHeldLength(recording, held))
  return <PlayToggle name={name} running={sound.isRunning} onToggle={sound.toggle} />
}
