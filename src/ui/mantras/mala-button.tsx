import { type KeyboardEvent, type Ref, useId } from 'react'
import { Mala } from '~/ui/mantras/mala.tsx'

type MalaButtonProps = {
  ref: Ref<HTMLButtonElement>
  /** Beads told of this round, 0 to 108. */
  bead: number
  turned: boolean
  /** The count in words: "54 of 108 · 1 round today". */
  words: string
  onNext: () => void
}

/** The whole mala is one large control: press it anywhere for the next bead. */
export function MalaButton({ ref, bead, turned, words, onNext }: MalaButtonProps) {
  const count = useId()
  return (
    <div className="flex flex-col items-center gap-3">
      <button
        ref={ref}
        type="button"
        aria-label="Next bead"
        aria-describedby={count}
        onClick={onNext}
        onKeyDown={stopRepeating}
        className="relative grid size-[min(86vw,40dvh,22rem)] min-h-56 min-w-56 touch-manipulation select-none place-items-center rounded-full text-accent hover:bg-sunken"
      >
        <Mala bead={bead} turned={turned} />
        <span aria-hidden="true" className="font-display font-semibold text-hero figures">
          {bead}
        </span>
      </button>
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
