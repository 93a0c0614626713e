import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'

/** Waiting, as the four strings of the tanpura trembling. */
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
