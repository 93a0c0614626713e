import { useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { type ResumedRecording, resumedRecording } from '~/listening/resume/resumed-recording.ts'

/** Where the sound resumed, while the screens show it. Renders again when that changes. */
export function useResumed(): ResumedRecording | null {
  const player = usePlayer()
  return useSyncExternalStore(
    (onChange) => {
      const stops = [resumedRecording.subscribe(onChange), player.subscribePosition(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => resumedRecording.of(player),
    () => null,
  )
}
