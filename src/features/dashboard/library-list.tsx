import { useState } from 'react'
import { ANYTHING, isNarrow, searchLibrary } from '~/domain/library-search.ts'
import { LibraryFilters } from '~/features/dashboard/library-filters.tsx'
import { SessionItem } from '~/features/dashboard/session-item.tsx'
import { useLibraryWish } from '~/features/dashboard/use-library-wish.ts'
import type { Audio } from '~/queries/audios.ts'
import { Button } from '~/ui/button.tsx'
import { SessionList } from '~/ui/dashboard/session-list.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/text.tsx'

const HEADING = 'Meditation Sessions'
/** What is taken in at a glance; the rest is asked for. */
const FOLD = 8

/** Every session there is, and the ways to find one. */
export function LibraryList({ sessions }: { sessions: readonly Audio[] }) {
  const { wish, setWish } = useLibraryWish()
  if (sessions.length === 0) {
    return (
      <Stack gap="tight">
        <Heading>{HEADING}</Heading>
        <EmptyState title="No sessions yet">The library of this copy of Alap is empty.</EmptyState>
      </Stack>
    )
  }
  const found = searchLibrary(sessions, wish)
  const clear = (
    <Button variant="ghost" onClick={() => setWish(ANYTHING)}>
      Clear Filters
    </Button>
  )
  return (
    <Stack>
      <Heading>{HEADING}</Heading>
      <LibraryFilters sessions={sessions} wish={wish} onChange={setWish} />
      <Row justify="between">
        <span role="status">{countWords(found.length, sessions.length, isNarrow(wish))}</span>
        {isNarrow(wish) && found.length > 0 && clear}
      </Row>
      {found.length === 0 ? (
        <EmptyState title="No session is like that" action={clear}>
          Try another word, or clear the filters to see all {sessions.length} again.
        </EmptyState>
      ) : (
        <FoldedList sessions={found} />
      )}
    </Stack>
  )
}

function countWords(found: number, all: number, isNarrowed: boolean): string {
  const sessions = all === 1 ? 'session' : 'sessions'
  return isNarrowed ? `${found} of ${all} ${sessions}` : `${all} ${sessions}`
}

function FoldedList({ sessions }: { sessions: readonly Audio[] }) {
  const [isOpen, setOpen] = useState(false)
  const visible = isOpen ? sessions : sessions.slice(0, FOLD)
  return (
    <>
      <SessionList label={HEADING}>
        {visible.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </SessionList>
      {sessions.length > FOLD && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all (${sessions.length})`}
        </Button>
      )}
    </>
  )
}
