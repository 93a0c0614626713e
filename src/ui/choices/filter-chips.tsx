import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import type { Dialog } from '~/ui/overlay/dialog.tsx'

type FilterChipsProps = {
  /** What the person chooses with the chips, for screen readers. */
  label: string
  choices: readonly string[]
  /** How a choice is told, where that is not the choice itself. */
  nameOf?: (choice: string) => ReactNode
  /** The chosen one; `null` for none. */
  value: string | null
  onChange: (value: string | null) => void
  /** How many stand on the page; a sheet holds them all. */
  shown?: number
}

/** Single choice or none: a press on the chosen chip clears it. */
export function FilterChips({ label, choices, shown, ...chips }: FilterChipsProps) {
  const { value } = chips
  const isFolded = shown !== undefined && choices.length > shown
  const visible = isFolded
    ? choices.filter((choice, index) => index < shown || choice === value)
    : choices
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-small">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Chips choices={visible} {...chips} />
        {isFolded && <AllChips label={label} choices={choices} {...chips} />}
      </div>
    </fieldset>
  )
}

type ChipsProps = Omit<FilterChipsProps, 'label' | 'shown'>

function Chips({ choices, nameOf, value, onChange }: ChipsProps) {
  return choices.map((choice) => (
    <ToggleChip
      key={choice}
      on={choice === value}
      onToggle={() => onChange(choice === value ? null : choice)}
    >
      {nameOf ? nameOf(choice) : choice}
    </ToggleChip>
  ))
}

// Home waits for no dialog, and without its code the chips open in their place.
const Sheet = lazy<(props: ComponentProps<typeof Dialog>) => ReactNode>(() =>
  import('~/ui/overlay/dialog.tsx').then(
    ({ Dialog }) => ({ default: Dialog }),
    () => ({ default: ({ children }) => children }),
  ),
)

type AllChipsProps = ChipsProps & { label: string }

/** Opens a sheet with every choice; one that is chosen there closes it. */
function AllChips({ label, choices, onChange, ...chips }: AllChipsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={CHIP}
      >
        {`${label}: all ${choices.length}`}
      </button>
      {isOpen && (
        <Suspense>
          <Sheet open onOpenChange={setOpen} title={label}>
            <div className="flex flex-wrap items-center gap-2">
              <Chips
                choices={choices}
                {...chips}
                onChange={(next) => {
                  onChange(next)
                  setOpen(false)
                }}
              />
            </div>
          </Sheet>
        </Suspense>
      )}
    </>
  )
}

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-small hover:border-accent'

type ToggleChipProps = { on: boolean; onToggle: () => void; children: ReactNode }

function ToggleChip({ on, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={`${CHIP} aria-pressed:bg-ink aria-pressed:text-ground`}
    >
      {children}
    </button>
  )
}
