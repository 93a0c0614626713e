import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { EntryMonths } from '~/features/journal/entry-months.tsx'
import { EntriesSkeleton } from '~/features/journal/journal-skeletons.tsx'
import { LeftDrafts } from '~/features/journal/left-drafts.tsx'
import { usePerson } from '~/queries/person.tsx'
import { recentEntries } from '~/queries/reads/journal.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type RecentEntriesProps = {
  /** A reflection that was not saved came onto the sheet, under this name. */
  onSheet: (name: string) => void
}

/** What was written and not saved, and the entries. An error here does not affect the writing. */
export function RecentEntries({ onSheet }: RecentEntriesProps) {
  const { uid } = usePerson()
  const { data, error, isFetching, refetch } = useQuery(recentEntries(uid))
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isWaiting = !data && isFetching
  return (
    <section aria-labelledby={headingId}>
      {/* It takes the focus when the focused words are gone. */}
      <h2 ref={heading} id={headingId} tabIndex={-1} className="sr-only">
        Recent entries
      </h2>
      <Stack>
        <LeftDrafts onSheet={onSheet} onGone={() => heading.current?.focus()} />
        {isWaiting && <EntriesSkeleton label="Loading your entries" />}
        {error && !data && !isWaiting && (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState title="Your first page">
            What you write will stand here, with its day and its mood. A line is enough to begin.
          </EmptyState>
        )}
        {data && data.length > 0 && <EntryMonths recent={data} />}
      </Stack>
    </section>
  )
}
