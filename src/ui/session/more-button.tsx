import type { ReactNode } from 'react'

type MoreButtonProps = { onPress: () => void; children: ReactNode }

/** Opens what waits behind a tap: no frame, so that the play control stays the one thing to press. */
export function MoreButton({ onPress, children }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="inline-flex min-h-11 items-center rounded-full px-5 font-semibold eased hover:bg-current/15"
    >
      {children}
    </button>
  )
}
