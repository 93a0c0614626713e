import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { moodOf } from '~/domain/mood.ts'
import { spokenDay, spokenTimeOfDay } from '~/features/journal/entry-date.ts'
import { EditEntryDialog } from '~/features/journal/lazy-dialogs.ts'
import { useDeleteWithUndo } from '~/features/journal/use-delete-with-undo.ts'
import { ownEnglish } from '~/lib/own-english.ts'
import type { Entry } from '~/queries/journal.ts'
import { recentEntries } from '~/queries/journal.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/use-today.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { EntriesSkeleton } from '~/ui/journal/entries-skeleton.tsx'
import { EntryRows, EntrySection } from '~/ui/journal/entry-section.tsx'
import { EntrySheet } from '~/ui/journal/entry-sheet.tsx'

/** The last ten entries, to be read, changed or deleted. Their faults leave the writing alone. */
export function RecentEntries() {
  const { uid } = usePerson()
  const entries = useQuery(recentEntries(uid))
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isWaiting = !entries.data && entries.isFetching
  return (
    <EntrySection heading="Recent entries" headingId={headingId} headingRef={heading}>
      {isWaiting && <EntriesSkeleton label="Loading your entries" />}
      {entries.error && !isWaiting && (
        <ErrorNotice error={entries.error} onRetry={() => void entries.refetch()} />
      )}
      {entries.data && (
        <Entries
          entries={entries.data}
          headingId={headingId}
          onGone={() => heading.current?.focus()}
        />
      )}
    </EntrySection>
  )
}

type EntriesProps = { entries: readonly Entry[]; headingId: string; onGone: () => void }

function Entries({ entries, headingId, onGone }: EntriesProps) {
  const today = useToday()
  const locale = ownEnglish()
  const [edited, setEdited] = useState<Entry | null>(null)
  const remove = useDeleteWithUndo()
  return (
    <>
      {entries.length === 0 && (
        <EmptyState title="Your first page">
          What you write above will stand here, with its day and its mood. A line is enough to
          begin.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <EntryRows labelledBy={headingId}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntrySheet
                day={spokenDay(entry.day, today, locale)}
                dateTime={entry.day}
                time={spokenTimeOfDay(entry.createdAt, entry.day, locale)}
                mood={moodOf(entry.mood)}
                content={entry.content}
                onEdit={() => setEdited(entry)}
                onDelete={() => {
                  onGone()
                  void remove(entry)
                }}
              />
            </li>
          ))}
        </EntryRows>
      )}
      {/* Beside the list, so that it stays when its entry is deleted somewhere else. */}
      {edited && (
        <Suspense fallback={null}>
          <EditEntryDialog
            entry={edited}
            day={spokenDay(edited.day, today, locale)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}
