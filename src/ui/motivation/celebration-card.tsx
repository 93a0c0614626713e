import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon } from '~/ui/icons.tsx'
import { Emblem } from '~/ui/motivation/emblem.tsx'

type CelebrationCardProps = {
  /** One large sign, or several beside one another. */
  emblems: readonly ComponentProps<typeof Emblem>['name'][]
  title: string
  children: ReactNode
  action: ReactNode
  onClose: () => void
}

/** Something to be glad of, at the edge of the page: it interrupts nothing and stays until it is closed. */
export function CelebrationCard({
  emblems,
  title,
  children,
  action,
  onClose,
}: CelebrationCardProps) {
  return (
    <section
      aria-label="Unlocked"
      className="fixed inset-x-3 top-[calc(0.75rem+env(safe-area-inset-top))] z-40 animate-arrive rounded-card border border-line bg-raised p-5 text-ink lift sm:left-auto sm:w-96"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
      <div className="flex flex-wrap gap-2 pr-10">
        {emblems.map((name) => (
          <Emblem
            key={name}
            name={name}
            unlocked
            size={emblems.length === 1 ? 'large' : 'normal'}
          />
        ))}
      </div>
      <p className="mt-2 font-display font-semibold text-title">{title}</p>
      <p className="text-ink-soft">{children}</p>
      <div className="mt-2">{action}</div>
    </section>
  )
}
