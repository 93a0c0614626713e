import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { isNarrowed, ragasOfEntries } from '~/domain/journal/search-entries.ts'
import { ROWS_AT_ONCE } from '~/features/journal/entry-months.tsx'
import { FoundEntries } from '~/features/journal/found-entries.tsx'
import { OnThisDay } from '~/features/journal/on-this-day.tsx'
import { ReadingPlaceProvider } from '~/features/journal/reading-place.tsx'
import { RecentEntries } from '~/features/journal/recent-entries.tsx'
import { SearchForm } from '~/features/journal/search-form.tsx'
import { useJournalSearch } from '~/features/journal/use-journal-search.ts'
import { journalContents, searchedEntries } from '~/queries/journal/journal-rows.ts'
import { usePerson } from '~/queries/person.tsx'
import { recentEntries } from '~/queries/reads/journal.ts'

type JournalHistoryProps = {
  /** The entry that is open beside the list. */
  open: string | null
  /** A reflection that was not saved came onto the sheet, under this name. */
  onSheet: (name: string) => void
}

/** What was written, to be looked through; while something is looked for, that alone. */
export function JournalHistory({ open, onSheet }: JournalHistoryProps) {
  const { uid } = usePerson()
  const { wish, change, clear, search } = useJournalSearch()
  const [isNear, setNear] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isLookedFor = isNarrowed(wish)
  const recent = useQuery(recentEntries(uid)).data
  const all = useQuery({ ...searchedEntries(uid), enabled: isNear || isLookedFor })
  const ragas = useMemo(() => ragasOfEntries(all.data ?? []), [all.data])
  const count = useEntryCount(uid)
  return (
    <ReadingPlaceProvider search={search} firstRows={ROWS_AT_ONCE} open={open}>
      {((recent && recent.length > 0) || isLookedFor) && (
        <SearchForm
          ref={form}
          wish={wish}
          onChange={change}
          count={count}
          ragas={ragas}
          onNear={() => setNear(true)}
        />
      )}
      {isLookedFor ? (
        <FoundEntries
          all={all}
          wish={wish}
          onClear={() => {
            form.current?.querySelector('input')?.focus()
            clear()
          }}
        />
      ) : (
        <>
          {recent && recent.length > 0 && <OnThisDay />}
          <RecentEntries onSheet={onSheet} />
        </>
      )}
    </ReadingPlaceProvider>
  )
}

/** How many entries there are; `null` while that is not known. It is read with the earlier entries. */
function useEntryCount(uid: string): number | null {
  const { data } = useQuery({ ...journalContents(uid), enabled: false })
  if (!data || data.toCome !== null) return null
  return data.months.reduce((sum, { entries }) => sum + entries, 0)
}
