import { MOOD_CATEGORIES } from '~/domain/mood/mood.ts'
import type { LibraryWish } from '~/domain/session/library-search.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { FilterChips } from '~/ui/choices/filter-chips.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** The number of chips that fit in three lines on a phone. */
const FOLD = 6

type LibraryFiltersProps = {
  library: readonly Recording[]
  wish: LibraryWish
  onChange: (wish: LibraryWish) => void
}

/**
 * Search words, and either a mood category or a raga: choosing one of these two clears the other.
 */
export function LibraryFilters({ library, wish, onChange }: LibraryFiltersProps) {
  const ragas = [...new Set(library.flatMap(({ raga }) => raga ?? []))].sort()
  const categories = MOOD_CATEGORIES.filter((category) =>
    library.some(({ moodCategory }) => moodCategory === category),
  )
  return (
    <Stack>
      <TextField
        type="search"
        label="Search sessions"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Yaman, rain, देश"
        value={wish.text}
        onChange={(text) => onChange({ ...wish, text })}
      />
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
        shown={FOLD}
        value={wish.raga}
        onChange={(raga) => onChange({ ...wish, raga, moodCategory: null })}
      />
    </Stack>
  )
}
