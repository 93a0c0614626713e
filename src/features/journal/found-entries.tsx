import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { type EntryWish, foldEntries, searchEntries } from '~/domain/journal/search-entries.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { EntriesToCome } from '~/features/journal/entry-months.tsx'
import { EntryRow } from '~/features/journal/entry-row.tsx'
import { EntriesSkeleton } from '~/features/journal/journal-skeletons.tsx'
import { RowsNear } from '~/features/journal/rows-near.tsx'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { type JournalEntry, journalContents } from '~/queries/journal/journal-rows.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

type FoundEntriesProps = {
  all: UseQueryResult<readonly JournalEntry[]>
  wish: EntryWish
  onClear: () => void
}

/** The entries that were looked for, newest first, with their count. */
export function FoundEntries({ all, wish, onClear }: FoundEntriesProps) {
  const { uid } = usePerson()
  const headingId = useId()
  const toCome = useQuery({ ...journalContents(uid), enabled: false }).data?.toCome ?? null
  const entries = all.data
  // Once for all the letters that are typed.
  const folded = useMemo(() => entries && foldEntries(entries), [entries])
  // A letter is in its field before the list has followed.
  const followed = useDeferredValue(wish)
  const found = useMemo(() => folded && searchEntries(folded, followed), [folded, followed])
  if (!found && all.error && !all.isFetching) {
    return <ErrorNotice error={all.error} onRetry={() => void all.refetch()} />
  }
  return (
    <section aria-labelledby={headingId}>
      <Stack>
        <Heading id={headingId}>Found entries</Heading>
        <p role="status">{found && countWords(found.length, followed)}</p>
        {toCome !== null && <EntriesToCome count={toCome} />}
        {!found && <EntriesSkeleton label="Looking through your entries" />}
        {found?.length === 0 && (
          <EmptyState
            title="Nothing found"
            action={
              <Button variant="quiet" onClick={onClear}>
                Clear Filters
              </Button>
            }
          >
            {`You looked for ${wishWords(followed)}. Fewer letters of a word, or fewer filters, find more.`}
          </EmptyState>
        )}
        {found && found.length > 0 && (
          <RowsNear list="found" labelledBy={headingId} count={found.length}>
            {(from, to) =>
              found
                .slice(from, to)
                .map((entry, index) => (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    place={{ list: 'found', index: from + index }}
                    search={followed.text}
                  />
                ))
            }
          </RowsNear>
        )}
      </Stack>
    </section>
  )
}

function countWords(count: number, wish: EntryWish): string {
  if (count === 0) return 'No entries'
  return `${groupedNumber(count)} ${count === 1 ? 'entry' : 'entries'}: ${wishWords(wish)}`
}

const LONGEST_SAID = 60

/** What is looked for, in words: "“rain”, Happy, after Yaman, from 1 March 2026". */
function wishWords({ text, mood, raga, from, to, isStarred }: EntryWish): string {
  const words = text.trim().replace(/\s+/g, ' ')
  const said = words.length > LONGEST_SAID ? `${words.slice(0, LONGEST_SAID)}…` : words
  const parts = [
    said && `“\u2068${said}\u2069”`,
    mood && moodOf(mood).word,
    raga && `after ${raga}`,
    from && `from ${dayWords(from)}`,
    to && `until ${dayWords(to)}`,
    isStarred && 'starred',
  ]
  return parts.filter(Boolean).join(', ')
}

function dayWords(day: LocalDay): string {
  return dayAs(day, { day: 'numeric', month: 'long', year: 'numeric' })
}
