import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'

/** The waiting sign: the four strings of a tanpura vibrate. */
export function Loader({ label = 'Loading…' }: { label?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-64 flex-col items-center justify-center gap-4 text-accent"
    >
      <TanpuraStrings sounding />
      <p className="text-ink-soft text-small">{label}</p>
    </div>
  )
}
