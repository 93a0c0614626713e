import { useState } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { JOURNEY_MINUTES } from '~/domain/improvisation/journey.ts'
import { minutesOf, SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { Slider } from '~/ui/controls/slider.tsx'

/** How long an improvisation lasts, a journey in all. It is remembered. */
export function SessionLength({ music }: { music: SessionMusic }) {
  const { recording, improvisation, change } = music
  const state = usePlayerState()
  if (!improvisation) return null
  const { legs } = improvisation
  const isHere = state.recording?.audioUrl === recording.audioUrl
  const isBegun = isHere && state.status !== 'idle' && state.begun
  return (
    <LengthSlider
      minutes={minutesOf(legs)}
      {...(legs.length > 1 ? JOURNEY_MINUTES : SESSION_MINUTES)}
      note={isBegun ? 'Another length starts the session again.' : undefined}
      onChange={(minutes) => change({ minutes })}
    />
  )
}

type LengthSliderProps = {
  minutes: number
  least: number
  most: number
  /** What a new length means, below the line. */
  note?: string | undefined
  onChange: (minutes: number) => void
}

/** The length of a session in whole minutes; it counts when the slider is let go. */
function LengthSlider({ minutes, least, most, note, onChange }: LengthSliderProps) {
  const [held, setHeld] = useState<number | null>(null)
  const shown = held ?? minutes
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4" aria-hidden="true">
        <span className="font-semibold text-small">Length</span>
        <span className="figures">{`${shown} minutes`}</span>
      </p>
      <Slider
        label="Length"
        value={shown}
        min={least}
        max={most}
        step={1}
        keyStep={1}
        valueText={`${shown} minutes`}
        onHold={setHeld}
        onChange={onChange}
      />
      {note && <p className="text-ink-soft text-small">{note}</p>}
    </div>
  )
}
