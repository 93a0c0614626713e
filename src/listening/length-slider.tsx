import { useState } from 'react'
import { Slider } from '~/ui/controls/slider.tsx'

type LengthSliderProps = {
  minutes: number
  least: number
  most: number
  onChange: (minutes: number) => void
}

/** The length of a session in whole minutes; it counts when the slider is let go. */
export function LengthSlider({ minutes, least, most, onChange }: LengthSliderProps) {
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
    </div>
  )
}
