import { Link } from 'react-router-dom'
import { ArrowLeftIcon } from '~/ui/icons.tsx'

/** The way back, above a page's heading. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-ink-soft text-small hover:text-ink"
    >
      <ArrowLeftIcon />
      {label}
    </Link>
  )
}
