import { usePlayerState } from '~/audio/audio-provider.tsx'
import { SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { LengthSlider } from '~/features/session/view/length-slider.tsx'

/** How long an improvisation of one raga lasts. It is remembered. */
export function SessionLength({ music }: { music: SessionMusic }) {
  const { recording, improvisation, change } = music
  const state = usePlayerState()
  const [leg, second] = improvisation?.legs ?? []
  if (!leg || second) return null
  const isHere = state.recording?.audioUrl === recording.audioUrl
  const isBegun = isHere && state.status !== 'idle' && state.begun
  return (
    <LengthSlider
      minutes={leg.minutes}
      {...SESSION_MINUTES}
      note={isBegun ? 'Another length begins anew.' : undefined}
      onChange={(minutes) => change({ minutes })}
    />
  )
}
