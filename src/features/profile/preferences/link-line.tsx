import { useId } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { LineWords } from '~/features/profile/preferences/segmented.tsx'

type LinkLineProps = { to: string; state?: LinkProps['state']; label: string; detail?: string }

/** A line of settings that leads to where it is chosen. */
export function LinkLine({ to, state, label, detail }: LinkLineProps) {
  const id = useId()
  return (
    <Link
      to={to}
      state={state}
      className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent"
    >
      <LineWords id={id} label={label} detail={detail} />
      <span aria-hidden="true">›</span>
    </Link>
  )
}
