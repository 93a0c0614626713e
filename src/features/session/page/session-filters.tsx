import { isMoodValue, MOODS } from '~/domain/mood/mood.ts'
import type { SessionChoice } from '~/features/session/page/use-session-choice.ts'
import { ownNameLanguage } from '~/lib/words/own-names.ts'
import { nameOfRaga, toldRaga } from '~/listening/name-of-raga.ts'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { HiddenText } from '~/ui/layout/text.tsx'

const MOOD_OPTIONS = MOODS.map(({ value, word, emoji }) => ({
  value: String(value),
  label: `${emoji} ${word}`,
}))

/** Filters for the session to play, if no mood is set. */
export function SessionFilters({ chosen }: { chosen: SessionChoice }) {
  const { filter, setFilter, ragas, categories } = chosen
  const option = (value: string) => ({ value, label: value })
  return (
    <Stack>
      <SelectField
        label="Mood"
        placeholder="Any mood"
        value={String(filter.mood ?? '')}
        options={MOOD_OPTIONS}
        onChange={(text) => {
          const mood = Number(text)
          setFilter({ ...filter, mood: isMoodValue(mood) ? mood : null })
        }}
      />
      <SelectField
        label="Raag"
        placeholder="Any raag"
        value={filter.raga ?? ''}
        options={ragas.map(({ name }) => ({
          value: name,
          label: toldRaga(name),
          lang: typeof nameOfRaga(name) === 'string' ? undefined : ownNameLanguage('hi'),
        }))}
        error={chosen.isFilterEmpty ? 'There is no session for this choice yet.' : undefined}
        onChange={(raga) => setFilter({ ...filter, raga: raga || null, moodCategory: null })}
      />
      <SelectField
        label="Mood Category"
        placeholder="Any category"
        value={filter.moodCategory ?? ''}
        options={categories.map(option)}
        onChange={(text) =>
          setFilter({
            ...filter,
            raga: null,
            moodCategory: categories.find((category) => category === text) ?? null,
          })
        }
      />
      <HiddenText>
        <span role="status">{`Now chosen: ${chosen.choice.recording.title}`}</span>
      </HiddenText>
    </Stack>
  )
}
