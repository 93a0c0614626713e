import { usePlayerState } from '~/audio/audio-provider.tsx'
import { JOURNEY_MINUTES } from '~/domain/improvisation/journey.ts'
import { minutesOf, SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { MinutesChoice } from '~/listening/minutes-choice.tsx'

const PRESETS = [5, 10, 15, 20, 30]

/** How long an improvisation lasts, a journey in all. It is remembered. */
export function SessionLength({ music }: { music: SessionMusic }) {
  const { recording, improvisation, change } = music
  const state = usePlayerState()
  if (!improvisation) return null
  const { legs } = improvisation
  const isHere = state.recording?.audioUrl === recording.audioUrl
  const isBegun = isHere && state.status !== 'idle' && state.begun
  return (
    <MinutesChoice
      legend="Length"
      isLegendHidden
      presets={PRESETS}
      minutes={minutesOf(legs)}
      {...(legs.length > 1 ? JOURNEY_MINUTES : SESSION_MINUTES)}
      note={isBegun ? 'Another length starts the session again.' : undefined}
      onChange={(minutes) => change({ minutes })}
    />
  )
}
