import { useId } from 'react'
import { LineWords } from '~/features/profile/lines/line-words.tsx'

type SwitchLineProps = {
  label: string
  detail?: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

const TRACK = { width: '3.25rem', height: '2rem' } as const
const KNOB = { width: '1.5rem', height: '1.5rem', marginLeft: '0.2rem' } as const
const AT_END = { ...KNOB, marginLeft: '1.4rem' } as const

/** A line of settings that is on or off, and counts at once. */
export function SwitchLine({ label, detail, isOn, onTurn }: SwitchLineProps) {
  const id = useId()
  return (
    <label className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3">
      <LineWords id={id} label={label} detail={detail} />
      <span
        style={TRACK}
        className={`relative inline-flex shrink-0 items-center rounded-full border border-edge has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${isOn ? 'bg-accent' : 'bg-sunken'}`}
      >
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={id}
          aria-describedby={detail === undefined ? undefined : `${id}d`}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
        />
        <span
          aria-hidden="true"
          style={isOn ? AT_END : KNOB}
          className="pointer-events-none rounded-full border border-edge bg-raised"
        />
      </span>
    </label>
  )
}
