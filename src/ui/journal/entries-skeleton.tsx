const ENTRIES = ['w-full', 'w-4/5', 'w-11/12'] as const
const BAR = 'block rounded-full bg-sunken'

/** Entries on their way: a face, a day, some lines. */
export function EntriesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="ruled border-line border-t">
      <span className="sr-only">{label}</span>
      {ENTRIES.map((width) => (
        <div key={width} aria-hidden="true" className="py-6">
          <div className="mb-4 flex items-center gap-3">
            <span className="size-7 rounded-full bg-sunken" />
            <span className={`${BAR} h-4 w-32`} />
          </div>
          <span className={`${BAR} mb-3 h-5 ${width}`} />
          <span className={`${BAR} h-5 w-2/3`} />
        </div>
      ))}
    </div>
  )
}

/** The sheet while the device is asked for its draft: the same room, nothing on it. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="paper min-h-[50dvh] rounded-card border border-line">
      <span className="sr-only">{label}</span>
    </div>
  )
}
