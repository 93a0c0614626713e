import { type KeyboardEvent, type Ref, useId } from 'react'

type MalaButtonProps = {
  ref: Ref<HTMLButtonElement>
  /** Beads counted in this round, 0 to 108. */
  bead: number
  turned: boolean
  /** The count in words: "54 of 108 · 1 round today". */
  words: string
  /** Whether the count is loaded; until then a press counts nothing. */
  ready: boolean
  onNext: () => void
}

/** The whole mala is one large button: a press anywhere counts the next bead. */
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

/** A key that is held down must count only one bead. */
function stopRepeating(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

type MalaProps = {
  /** Beads counted in this round, 0 to 108. */
  bead: number
  /** Every second round runs in the other direction, because the guru bead is not crossed. */
  turned: boolean
}

const BEADS = Array.from({ length: 108 }, (_, index) => index)
const CENTRE = { x: 100, y: 91 }
const RADIUS = 87
/** The guru bead is at the bottom and takes the space of a few beads. */
const STEP = 360 / 110.4

/**
 * 108 beads on a loop with the guru bead and its tassel at the bottom. Counted beads are full and
 * the others hollow; each quarter of the round has a larger bead, and a ring marks the current one.
 */
function Mala({ bead, turned }: MalaProps) {
  const isRound = bead === BEADS.length
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className="absolute inset-0 size-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.8"
    >
      {BEADS.map((index) => (
        <circle
          key={index}
          {...placeOf(index, turned)}
          r={(index + 1) % 27 === 0 ? 2.4 : 1.7}
          fill={index < bead ? 'currentColor' : 'none'}
          opacity={index < bead ? 1 : 0.7}
        />
      ))}
      {bead > 0 && !isRound && <circle {...placeOf(bead - 1, turned)} r="4.6" />}
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y + RADIUS}
        r="4.4"
        fill={isRound ? 'currentColor' : 'none'}
      />
      {isRound && <circle cx={CENTRE.x} cy={CENTRE.y + RADIUS} r="7" />}
      <path d="M100 182.4v5m-2.4 0h4.8m-3.8 0-1.4 11m3.4-11v11m.6-11 1.4 11" />
    </svg>
  )
}

/** The first bead is next to the guru bead; the following ones continue clockwise. */
function placeOf(index: number, turned: boolean): { cx: number; cy: number } {
  const along = (index + 1.7) * STEP * (turned ? -1 : 1)
  const angle = ((90 + along) * Math.PI) / 180
  return {
    cx: rounded(CENTRE.x + RADIUS * Math.cos(angle)),
    cy: rounded(CENTRE.y + RADIUS * Math.sin(angle)),
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
