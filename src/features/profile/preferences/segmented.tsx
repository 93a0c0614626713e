import { useId } from 'react'
import { LineWords } from '~/features/profile/lines/line-words.tsx'

type Choice<Value> = { readonly value: Value; readonly label: string; readonly spoken?: string }

type SegmentedProps<Value extends string> = {
  /** The word of the line. */
  label: string
  /** What the choice means, small under the word. */
  detail?: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** What is chosen keeps a line round it where a device draws with colours of its own. */
const CHOSEN = { outline: '2px solid transparent', outlineOffset: '-5px' } as const

const SEGMENT =
  'relative inline-flex min-h-11 flex-1 items-center justify-center rounded-card px-4 font-semibold whitespace-nowrap text-small has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2'

/** A line of settings with two to four choices, each of which counts at once. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, detail, choices, value, onChange } = props
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={detail === undefined ? undefined : `${id}d`}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
    >
      <LineWords id={id} label={label} detail={detail} />
      <div className="flex flex-wrap rounded-card border border-edge bg-sunken">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${SEGMENT} ${choice.value === value ? 'bg-ink text-ground' : ''}`}
            {...(choice.value === value && { style: CHOSEN })}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              aria-label={choice.spoken}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
