import { Link } from 'react-router-dom'
import { ArrowLeftIcon } from '~/ui/motifs/icons.tsx'

const LOOKS = { page: 'text-ink-soft hover:text-ink', sky: 'hover:bg-current/15' } as const

type BackArrowProps = { to: string; label: string; on?: keyof typeof LOOKS }

/** A way back that is named for screen readers, and drawn as an arrow. */
export function BackArrow({ to, label, on = 'page' }: BackArrowProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className={`-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-[1.25rem] ${LOOKS[on]}`}
    >
      <ArrowLeftIcon />
    </Link>
  )
}
