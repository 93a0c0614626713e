import { Range, Root, Thumb, Track } from '@radix-ui/react-slider'
import { type KeyboardEvent, useRef } from 'react'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

type SliderProps = {
  /** What it sets, for screen readers. */
  label: string
  value: number
  min?: number
  max: number
  step: number
  onChange: (value: number) => void
  /**
   * Receives each value while the pointer drags, then `null` on release; `onChange` is then called
   * once, with the last value. Without `onHold`, `onChange` receives every value.
   */
  onHold?: (value: number | null) => void
  /** The value in words: "2 minutes 5 seconds of 10 minutes". */
  valueText: string
  disabled?: boolean
  /** The step of an arrow key, if not 1 step. Page Up and Page Down move six times as far. */
  keyStep?: number
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -6,
  PageUp: 6,
}

const LINE =
  'relative flex h-11 w-full touch-none select-none items-center data-disabled:opacity-60'
const TRACK = 'relative h-1 w-full grow overflow-hidden rounded-full bg-current/35'
const RANGE = 'absolute h-full bg-current'
const THUMB = 'block size-5 rounded-full bg-current lift eased hover:scale-[1.1]'

/**
 * A thin line with a round thumb, in the current text colour. Radix measures its thumb as soon as it
 * is mounted, and a slow phone would lay out the whole page for that before it shows it: in the first
 * step of a page a drawing stands in its place.
 */
export function Slider(props: SliderProps) {
  return useSecondStep() ? <RadixSlider {...props} /> : <DrawnSlider {...props} />
}

function DrawnSlider({ value, min = 0, max, disabled }: SliderProps) {
  const share = (value - min) / (max - min)
  return (
    <div aria-hidden="true" className={LINE} data-disabled={disabled ? '' : undefined}>
      <div className={TRACK}>
        <div className={RANGE} style={{ width: `${share * 100}%` }} />
      </div>
      {/* As Radix places it: at either end the whole thumb is on the line. */}
      <div className="absolute" style={{ left: `calc(${share} * (100% - 1.25rem))` }}>
        <div className={THUMB} />
      </div>
    </div>
  )
}

function RadixSlider({
  label,
  value,
  min = 0,
  max,
  step,
  keyStep,
  onChange,
  onHold,
  ...rest
}: SliderProps) {
  const { valueText, disabled = false } = rest
  const move = (event: KeyboardEvent) => {
    const keys = KEYS[event.key]
    if (keyStep === undefined || keys === undefined || disabled) return
    event.preventDefault()
    onChange(Math.max(min, Math.min(max, value + keys * keyStep)))
  }
  const isPressed = useRef(false)
  const held = useRef<number | null>(null)
  const take = (next: number) => {
    if (!onHold || !isPressed.current) return onChange(next)
    held.current = next
    onHold(next)
  }
  const letGo = (isMeant: boolean) => {
    const last = held.current
    isPressed.current = false
    held.current = null
    if (last === null) return
    onHold?.(null)
    if (isMeant) onChange(last)
  }
  return (
    <Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onKeyDown={move}
      onValueChange={([next]) => {
        if (next !== undefined) take(next)
      }}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onPointerUp={() => letGo(true)}
      onLostPointerCapture={() => letGo(false)}
      className={LINE}
    >
      <Track className={TRACK}>
        <Range className={RANGE} />
      </Track>
      <Thumb aria-label={label} aria-valuetext={valueText} className={THUMB} />
    </Root>
  )
}
