import { type RefObject, useState } from 'react'
import { isLocalDay } from '~/domain/day/local-day.ts'
import type { EntryWish } from '~/domain/journal/search-entries.ts'
import { MOODS, type MoodValue } from '~/domain/mood/mood.ts'
import { MOOD_TONES } from '~/features/journal/mood-tones.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { FilterChips } from '~/ui/choices/filter-chips.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

const STARRED = 'Starred'

type SearchFormProps = {
  wish: EntryWish
  onChange: (changes: Partial<EntryWish>) => void
  /** The number of entries; `null` while it is not known. */
  count: number | null
  /** The ragas after which entries were written. */
  ragas: readonly string[]
  /** Somebody is about to search. */
  onNear: () => void
  ref: RefObject<HTMLFormElement | null>
}

/** Looks for entries by words, mood, raga, days and star. */
export function SearchForm({ wish, onChange, count, ragas, onNear, ref }: SearchFormProps) {
  const hasMore = wish.raga !== null || wish.from !== null || wish.to !== null || wish.isStarred
  const [isOpen, setOpen] = useState(hasMore)
  const offered = wish.raga === null || ragas.includes(wish.raga) ? ragas : [...ragas, wish.raga]
  const placeholder =
    count === null ? 'Search your entries' : `Search ${groupedNumber(count)} entries`
  return (
    <form
      aria-label="Find entries"
      ref={ref}
      onFocus={onNear}
      onSubmit={(event) => event.preventDefault()}
    >
      <Stack gap="tight">
        <TextField
          type="search"
          label="Search your journal"
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          placeholder={placeholder}
          value={wish.text}
          onChange={(text) => onChange({ text })}
        />
        <MoodChips value={wish.mood} onChange={(mood) => onChange({ mood })} />
        <Disclosure title="Raga, days and stars" isOpen={isOpen} onToggle={setOpen}>
          {isOpen && (
            <Stack>
              {offered.length > 0 && (
                <SelectField
                  label="After a session in"
                  placeholder="Any raga"
                  value={wish.raga ?? ''}
                  onChange={(raga) => onChange({ raga: raga || null })}
                  options={offered.map((raga) => ({ value: raga, label: raga }))}
                />
              )}
              <div className="grid gap-4 lg:grid-cols-2">
                <TextField
                  type="date"
                  label="From"
                  value={wish.from ?? ''}
                  onChange={(day) => onChange({ from: isLocalDay(day) ? day : null })}
                />
                <TextField
                  type="date"
                  label="Until"
                  value={wish.to ?? ''}
                  onChange={(day) => onChange({ to: isLocalDay(day) ? day : null })}
                />
              </div>
              <FilterChips
                label="Show only"
                choices={[STARRED]}
                value={wish.isStarred ? STARRED : null}
                onChange={(value) => onChange({ isStarred: value === STARRED })}
              />
            </Stack>
          )}
        </Disclosure>
      </Stack>
    </form>
  )
}

type MoodChipsProps = { value: MoodValue | null; onChange: (mood: MoodValue | null) => void }

/** Five faces, one of them or none; the chosen one is said in words with what was found. */
function MoodChips({ value, onChange }: MoodChipsProps) {
  return (
    <fieldset>
      <legend className="sr-only">Mood</legend>
      <div className="flex flex-wrap gap-2">
        {MOODS.map((mood) => (
          <button
            key={mood.value}
            type="button"
            aria-pressed={mood.value === value}
            aria-label={mood.word}
            title={mood.word}
            onClick={() => onChange(mood.value === value ? null : mood.value)}
            className={`flex size-11 items-center justify-center rounded-full border border-edge hover:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent ${mood.value === value ? '' : MOOD_TONES[mood.value]}`}
          >
            <MoodFace value={mood.value} size="small" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
