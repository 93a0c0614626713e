import type { ReactNode } from 'react'

type BareButtonProps = { onClick: () => void; children: ReactNode }

/** A button of words alone, for what stands on a sky beside the one thing to press. */
export function BareButton({ onClick, children }: BareButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center rounded-full px-5 font-semibold eased hover:bg-current/15"
    >
      {children}
    </button>
  )
}
