import type { ReactNode, Ref } from 'react'

type EntrySectionProps = {
  heading: string
  headingId: string
  /** The heading takes the focus when the focused entry is deleted. */
  headingRef: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The earlier entries, under their heading. */
export function EntrySection({ heading, headingId, headingRef, children }: EntrySectionProps) {
  return (
    <section aria-labelledby={headingId}>
      <h2
        ref={headingRef}
        id={headingId}
        tabIndex={-1}
        className="mb-2 font-display font-semibold text-lead"
      >
        {heading}
      </h2>
      {children}
    </section>
  )
}

type EntryRowsProps = { labelledBy: string; children: ReactNode }

/** Entries in a column, separated by fine lines. */
export function EntryRows({ labelledBy, children }: EntryRowsProps) {
  return (
    <ol aria-labelledby={labelledBy} className="ruled border-line border-t">
      {children}
    </ol>
  )
}

const ENTRIES = ['w-full', 'w-4/5', 'w-11/12'] as const
const BAR = 'block rounded-full bg-sunken'

/** A placeholder while the entries load: a face, a day, some lines. */
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

/** An empty placeholder of the same size while the draft is read from the device. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="paper min-h-[50dvh] rounded-card border border-line">
      <span className="sr-only">{label}</span>
    </div>
  )
}
