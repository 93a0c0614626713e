import type { ReactNode } from 'react'
import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'

type LoaderProps = {
  label?: string
  /** In the middle of a screen, below what its head may show already. */
  ofPage?: boolean
  /** What has come already; it is not announced. */
  children?: ReactNode
}

/** The waiting sign: the four strings of a tanpura vibrate. */
export function Loader({ label = 'Loading…', ofPage = false, children }: LoaderProps) {
  return (
    <div
      className={`flex ${ofPage ? 'min-h-[70dvh]' : 'min-h-64'} flex-col items-center justify-center gap-4 text-accent`}
    >
      <TanpuraStrings sounding />
      <p role="status" className="max-w-[30rem] px-5 text-center text-ink-soft text-small">
        {label}
      </p>
      {children}
    </div>
  )
}
