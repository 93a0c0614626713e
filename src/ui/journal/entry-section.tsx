import type { ReactNode, Ref } from 'react'

type EntryListProps = {
  heading: string
  headingId: string
  /** The heading takes the focus when the entry that had it is gone. */
  headingRef: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** What was written before, under its heading. */
export function EntrySection({ heading, headingId, headingRef, children }: EntryListProps) {
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

type RowsProps = { labelledBy: string; children: ReactNode }

/** Entries one below the other, parted by a hairline. */
export function EntryRows({ labelledBy, children }: RowsProps) {
  return (
    <ol aria-labelledby={labelledBy} className="ruled border-line border-t">
      {children}
    </ol>
  )
}
