import type { ComponentProps, ReactNode } from 'react'
import { Emblem } from '~/features/motivation/view/emblem.tsx'
import { CloseIcon } from '~/ui/motifs/icons.tsx'

type CelebrationCardProps = {
  /** One emblem is next to the words; several are above them. */
  emblems: readonly ComponentProps<typeof Emblem>['name'][]
  title: string
  children: ReactNode
  action: ReactNode
  /** Whether the player is shown; the card then moves above it. */
  aboveThePlayer: boolean
  onClose: () => void
}

/**
 * A celebration at the bottom of the page. It interrupts nothing, covers only content that scrolls,
 * and stays until the person closes it.
 */
export function CelebrationCard(props: CelebrationCardProps) {
  const { emblems, title, children, action, aboveThePlayer, onClose } = props
  const height = aboveThePlayer ? 'bottom-62 lg:bottom-42' : 'bottom-38 lg:bottom-20'
  const direction = emblems.length === 1 ? 'items-center gap-4' : 'flex-col gap-2'
  return (
    <section
      aria-label="Unlocked"
      className={`fixed inset-x-3 z-20 animate-arrive rounded-card border border-line bg-raised px-5 py-4 text-ink lift sm:left-auto sm:w-96 ${height}`}
    >
      <div className={`flex pr-10 ${direction}`}>
        <div className="flex gap-2">
          {emblems.map((name) => (
            <Emblem key={name} name={name} unlocked />
          ))}
        </div>
        <div className="min-w-0">
          <p className="font-display font-semibold text-lead leading-tight">{title}</p>
          <p className="text-ink-soft text-small">{children}</p>
        </div>
      </div>
      <div className="flex justify-end">{action}</div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </section>
  )
}
