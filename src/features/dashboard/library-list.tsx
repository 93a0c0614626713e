import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  ANYTHING,
  isNarrow,
  type LibraryWish,
  searchLibrary,
} from '~/domain/session/library-search.ts'
import { LibraryFilters } from '~/features/dashboard/library-filters.tsx'
import { paths } from '~/lib/paths.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { RecordingList, RecordingRow } from '~/listening/view/recording-list.tsx'
import { usePerson } from '~/queries/account/person.tsx'
import type { Audio } from '~/queries/listening/library.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { Button } from '~/ui/controls/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

const HEADING = 'Meditation Sessions'
/** The number of rows shown at first. */
const FOLD = 8

/** All sessions, with search and filters. */
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
      <RecordingList label={HEADING}>
        {visible.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </RecordingList>
      {sessions.length > FOLD && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all (${sessions.length})`}
        </Button>
      )}
    </>
  )
}

/** A session of the library with its raga's emblem and name; a press opens its page. */
function SessionItem({ session }: { session: Audio }) {
  const known = emblemNamed(session.raag)
  const facts = [`${session.minutes} min`, session.moodCategory].filter(Boolean).join(' · ')
  return (
    <RecordingRow
      to={paths.audio(session.id)}
      title={session.title}
      raga={session.raag ? { name: session.raag, devanagari: known?.raga.devanagari } : null}
      emblem={known?.emblem ?? null}
      facts={facts}
      actions={<FavouriteHeart item={session.id} name={session.title} />}
    />
  )
}

/**
 * The search of the person in the library. The query cache keeps it, so that the list is the same
 * after opening a session and coming back.
 */
function useLibraryWish() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const key = [uid, 'library-wish']
  const [wish, setWish] = useState(() => client.getQueryData<LibraryWish>(key) ?? ANYTHING)
  return {
    wish,
    setWish(next: LibraryWish) {
      setWish(next)
      client.setQueryData(key, next)
    },
  }
}
