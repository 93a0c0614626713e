import { useState } from 'react'
import { LengthSlider } from '~/listening/length-slider.tsx'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'

type MinutesChoiceProps = {
  legend: string
  isLegendHidden?: boolean
  /** A few usual lengths; the slider is for any other. */
  presets: readonly number[]
  minutes: number
  least: number
  most: number
  /** What a new length means, below the line. */
  note?: string | undefined
  onChange: (minutes: number) => void
}

/** The length of a session: one of a few, or any other in whole minutes. */
export function MinutesChoice(props: MinutesChoiceProps) {
  const { legend, isLegendHidden, presets, minutes, least, most, note, onChange } = props
  const offered = presets.filter((preset) => preset >= least && preset <= most)
  const [isOther, setOther] = useState(!offered.includes(minutes))
  return (
    <div>
      <ChipChoice
        legend={legend}
        isLegendHidden={isLegendHidden ?? false}
        choices={[
          ...offered.map((preset) => ({
            value: String(preset),
            label: String(preset),
            spoken: `${preset} minutes`,
          })),
          { value: 'other', label: 'Other', spoken: 'Another length' },
        ]}
        value={isOther ? 'other' : String(minutes)}
        onChange={(value) => {
          setOther(value === 'other')
          if (value !== 'other') onChange(Number(value))
        }}
      />
      {isOther && (
        <div className="mt-4">
          <LengthSlider minutes={minutes} least={least} most={most} onChange={onChange} />
        </div>
      )}
      {note && <p className="mt-2 text-ink-soft text-small">{note}</p>}
    </div>
  )
}
