import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '~/ui/controls/link.tsx'
import { Icon } from '~/ui/motifs/icon.tsx'

type ZenButtonProps = {
  to: string
  state: unknown
  /** Whether the player is shown; the button then moves above it. */
  aboveThePlayer: boolean
}

/**
 * Floats over the lower right corner of the page. It is inside the main element but outside the
 * animated parts, because a fixed element moves with an animated parent.
 */
export function ZenButton({ to, state, aboveThePlayer }: ZenButtonProps) {
  const [main, setMain] = useState<HTMLElement | null>(null)
  // During rendering the previous page may still be mounted with its main element, so look
  // afterwards.
  useLayoutEffect(() => {
    setMain(document.getElementById('main') ?? document.body)
  }, [])
  const height = aboveThePlayer ? 'bottom-48 lg:bottom-28' : 'bottom-24 lg:bottom-5'
  if (!main) return null
  return createPortal(
    <Link
      to={to}
      state={state}
      className={`fixed right-4 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-4 font-semibold text-small lift hover:border-accent hover:text-accent ${height}`}
    >
      <Icon>
        <circle cx="12" cy="12" r="8.5" />
        <circle cx="12" cy="12" r="4" />
      </Icon>
      <span>Zen Mode</span>
    </Link>,
    main,
  )
}
