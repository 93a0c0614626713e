import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'

type LoaderProps = {
  label?: string
  /** In the middle of a screen, below what its head may show already. */
  ofPage?: boolean
}

/** The waiting sign: the four strings of a tanpura vibrate. */
export function Loader({ label = 'Loading…', ofPage = false }: LoaderProps) {
  return (
    <div
      role="status"
      className={`flex ${ofPage ? 'min-h-[70dvh]' : 'min-h-64'} flex-col items-center justify-center gap-4 text-accent`}
    >
      <TanpuraStrings sounding />
      <p className="text-ink-soft text-small">{label}</p>
    </div>
  )
}
