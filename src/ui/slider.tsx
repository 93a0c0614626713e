import { Range, Root, Thumb, Track } from '@radix-ui/react-slider'

type SliderProps = {
  /** What it sets, for screen readers. */
  label: string
  value: number
  max: number
  step: number
  onChange: (value: number) => void
  /** The value in words: "2 minutes 5 seconds of 10 minutes". */
  valueText: string
  disabled?: boolean
}

/** A thin line with a bead on it, in the colour of the words around. */
export function Slider({ label, value, max, step, onChange, valueText, disabled }: SliderProps) {
  return (
    <Root
      value={[value]}
      max={max}
      step={step}
      disabled={disabled ?? false}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next)
      }}
      className="relative flex h-11 w-full touch-none select-none items-center data-disabled:opacity-60"
    >
      <Track className="relative h-1 w-full grow overflow-hidden rounded-full bg-current/35">
        <Range className="absolute h-full bg-current" />
      </Track>
      <Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-5 rounded-full bg-current shadow-lift transition-transform duration-200 hover:scale-110"
      />
    </Root>
  )
}
