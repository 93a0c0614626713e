import type { ReactNode } from 'react'
import { Link } from '~/ui/controls/link.tsx'

type PanchangLineFrameProps = { to: string; label: string; children: ReactNode }

/** A link of one line, of three on a phone; it has its height before it has its words. */
export function PanchangLineFrame({ to, label, children }: PanchangLineFrameProps) {
  return (
    <Link
      to={to}
      className="mt-4 flex min-h-18 flex-col gap-x-6 py-1 text-small no-underline hover:text-accent sm:flex-row sm:items-center"
    >
      <span className="font-semibold text-accent underline underline-offset-4">{label}</span>
      {children}
    </Link>
  )
}

type LimbWordsProps = { name: string; until: string; place?: string }

/** One limb, and the place of its time. */
export function LimbWords({ name, until, place }: LimbWordsProps) {
  return (
    <span className="figures">
      <span className="font-semibold">{name}</span> <span>{until}</span>
      {place && <span className="text-ink-soft">{` · ${place}`}</span>}
    </span>
  )
}

/** Instead of the limbs, while no place is known. */
export function PlaceInvitation({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft">{children}</span>
}
