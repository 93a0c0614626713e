import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MOOD_CATEGORIES } from '~/domain/mood/mood.ts'
import {
  ANYTHING,
  isNarrow,
  type LibraryWish,
  searchLibrary,
} from '~/domain/session/library-search.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { paths } from '~/lib/paths.ts'
import { factsOf } from '~/listening/facts-of.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { nameOfRaga, toldRaga } from '~/listening/name-of-raga.ts'
import { RecordingLine } from '~/listening/recording-line.tsx'
import { RecordingList } from '~/listening/recording-list.tsx'
import { useYours } from '~/queries/listening/yours.ts'
import { usePerson } from '~/queries/person.tsx'
import { FilterChips } from '~/ui/choices/filter-chips.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'

const HEADING = 'Meditation Sessions'
/** The number of rows shown at first, and on a phone. */
const SHOWN = { usual: 8, phone: 5 } as const

/** All sessions, with search and filters. */
export function LibraryList({ library: offered }: { library: readonly Recording[] }) {
  const yours = useYours()
  const { wish, setWish } = useLibraryWish()
  const library = [...offered, ...yours]
  if (library.length === 0) {
    return (
      <Stack gap="tight">
        <Heading>{HEADING}</Heading>
        <EmptyState title="No sessions yet">The library of this copy of Alap is empty.</EmptyState>
      </Stack>
    )
  }
  const found = searchLibrary(wish.isYours ? yours : library, wish)
  const clear = (
    <Button variant="ghost" onClick={() => setWish(ANYTHING)}>
      Clear Filters
    </Button>
  )
  return (
    <Stack>
      <Row justify="between">
        <Heading>{HEADING}</Heading>
        <span role="status" className="text-ink-soft text-small">
          {countWords(found.length, library.length, isNarrow(wish))}
        </span>
      </Row>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <LibraryFilters
          library={library}
          hasYours={yours.length > 0}
          wish={wish}
          onChange={setWish}
        />
        {isNarrow(wish) && found.length > 0 && clear}
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No session is like that"
          action={clear}
        >{`Try another word, or clear the filters to see all ${library.length} again.`}</EmptyState>
      ) : (
        <FoldedList recordings={found} />
      )}
    </Stack>
  )
}

function countWords(found: number, all: number, isNarrowed: boolean): string {
  const sessions = all === 1 ? 'session' : 'sessions'
  return isNarrowed ? `${found} of ${all} ${sessions}` : `${all} ${sessions}`
}

function FoldedList({ recordings }: { recordings: readonly Recording[] }) {
  const [isOpen, setOpen] = useState(false)
  const visible = isOpen ? recordings : recordings.slice(0, SHOWN.usual)
  return (
    <>
      <RecordingList label={HEADING} isWide isShortOnPhone={!isOpen}>
        {visible.map((recording) => (
          <LibraryLine key={recording.id} recording={recording} />
        ))}
      </RecordingList>
      {recordings.length > SHOWN.phone && (
        <div className={recordings.length > SHOWN.usual ? '' : 'sm:hidden'}>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${recordings.length}`}
          </Button>
        </div>
      )}
    </>
  )
}

function LibraryLine({ recording }: { recording: Recording }) {
  const { id, title, moodCategory } = recording
  return (
    <RecordingLine
      recording={recording}
      link={{ to: paths.audio(id) }}
      facts={factsOf(recording, moodCategory)}
      actions={<FavouriteHeart item={id} name={title} />}
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

const YOURS = 'Yours'

/** The number of ragas beside the search; a sheet holds the others. */
const RAGAS_SHOWN = 3

type LibraryFiltersProps = {
  library: readonly Recording[]
  /** The person has recordings of their own. */
  hasYours: boolean
  wish: LibraryWish
  onChange: (wish: LibraryWish) => void
}

/**
 * Search words, and either a mood category or a raga: choosing one of these two clears the other.
 */
function LibraryFilters({ library, hasYours, wish, onChange }: LibraryFiltersProps) {
  const ragas = [...new Set(library.flatMap(({ raga }) => raga ?? []))].sort((one, other) =>
    toldRaga(one).localeCompare(toldRaga(other)),
  )
  const categories = MOOD_CATEGORIES.filter((category) =>
    library.some(({ moodCategory }) => moodCategory === category),
  )
  return (
    <>
      <div className="w-full lg:w-64">
        <TextField
          type="search"
          label="Search sessions"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Yaman, rain, देश"
          value={wish.text}
          onChange={(text) => onChange({ ...wish, text })}
        />
      </div>
      {hasYours && (
        <FilterChips
          label="Show only"
          choices={[YOURS]}
          value={wish.isYours ? YOURS : null}
          onChange={(value) => onChange({ ...wish, isYours: value === YOURS })}
        />
      )}
      <FilterChips
        label="Mood Category"
        choices={categories}
        value={wish.moodCategory}
        onChange={(value) =>
          onChange({
            ...wish,
            raga: null,
            moodCategory: categories.find((category) => category === value) ?? null,
          })
        }
      />
      <FilterChips
        label="Raag"
        choices={ragas}
        nameOf={(raga) => <OwnName of={nameOfRaga(raga)} in="hi" isInOne />}
        shown={RAGAS_SHOWN}
        value={wish.raga}
        onChange={(raga) => onChange({ ...wish, raga, moodCategory: null })}
      />
    </>
  )
}
