import { type KeyboardEvent, type Ref, useId } from 'react'
import { Mala } from '~/ui/mantras/mala.tsx'

type MalaButtonProps = {
  ref: Ref<HTMLButtonElement>
  /** Beads told of this round, 0 to 108. */
  bead: number
  turned: boolean
  /** The count in words: "54 of 108 · 1 round today". */
  words: string
  /** The count is known; until then a press tells no bead. */
  ready: boolean
  onNext: () => void
}

/** The whole mala is one large control: press it anywhere for the next bead. */
export function MalaButton({ ref, bead, turned, words, ready, onNext }: MalaButtonProps) {
  const count = useId()
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="relative grid size-[min(86vw,40dvh,22rem)] min-h-56 min-w-56 select-none place-items-center text-accent">
        <button
          ref={ref}
          type="button"
          aria-label="Next bead"
          aria-describedby={count}
          aria-disabled={!ready || undefined}
          onClick={ready ? onNext : undefined}
          onKeyDown={stopRepeating}
          className="absolute inset-0 touch-manipulation rounded-full hover:bg-sunken"
        >
          <Mala bead={bead} turned={turned} />
        </button>
        <span
          aria-hidden="true"
          className="pointer-events-none relative font-display font-semibold text-hero figures"
        >
          {bead}
        </span>
      </div>
      <p id={count} className="font-semibold figures">
        {words}
      </p>
    </div>
  )
}

/** A key that is held down tells one bead, not a hundred. */
function stopRepeating(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}
