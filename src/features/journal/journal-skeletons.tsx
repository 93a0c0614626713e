import { ROW_REM } from '~/features/journal/rows-near.tsx'

const ENTRIES = ['w-full', 'w-4/5', 'w-11/12'] as const
const BAR = 'block rounded-full bg-sunken'

/** A placeholder while the entries load, of the size of their rows. */
export function EntriesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="ruled">
      <span className="sr-only">{label}</span>
      {ENTRIES.map((width) => (
        <div
          key={width}
          aria-hidden="true"
          style={{ blockSize: `${ROW_REM}rem` }}
          className="flex items-center gap-3"
        >
          <span className="size-11 shrink-0 rounded-field bg-sunken" />
          <div className="min-w-0 flex-1">
            <span className={`${BAR} mb-3 h-4 ${width}`} />
            <span className={`${BAR} h-4 w-2/3`} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** An empty placeholder of the same size while the draft is read from the device. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="panel paper min-h-[50dvh] rounded-card border border-line">
      <span className="sr-only">{label}</span>
    </div>
  )
}
