import { CloseIcon } from '~/ui/motifs/icons.tsx'

type UpdateCardProps = {
  /** The new version is being started: what was typed is stored first. */
  isStarting: boolean
  onStart: () => void
  onLater: () => void
}

/** Says that a newer version is ready. It stays until somebody presses one of its buttons. */
export function UpdateCard({ isStarting, onStart, onLater }: UpdateCardProps) {
  return (
    <section
      aria-label="New version"
      className="above-the-bar fixed inset-x-3 z-40 sm:left-auto sm:w-96"
    >
      <div className="flex animate-arrive items-start gap-3 rounded-card border border-line border-l-4 border-l-accent bg-overlay py-2 pr-1.5 pl-4 text-ink lift">
        <p role="status" className="min-w-0 flex-1 py-2.5 font-semibold">
          A new version of Alap is ready
        </p>
        <button
          type="button"
          disabled={isStarting}
          aria-busy={isStarting || undefined}
          onClick={onStart}
          className="min-h-11 rounded-full px-4 font-semibold text-accent hover:bg-accent-wash"
        >
          {isStarting ? 'Updating …' : 'Update now'}
        </button>
        <button
          type="button"
          aria-label="Not now"
          onClick={onLater}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  )
}
