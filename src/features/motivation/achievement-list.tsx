import { useState } from 'react'
import type { Achievement } from '~/domain/practice/achievements.ts'
import { CATEGORIES, DESCRIPTIONS, progressWords } from '~/features/motivation/achievement-words.ts'
import { AchievementItem, RuledList } from '~/features/motivation/motivation-lists.tsx'
import { FilterChips } from '~/ui/choices/filter-chips.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

const FOLDED = 3

/** The achievements of one kind or all: three unlocked ones at first, the whole list on request. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<string | null>(null)
  const category = CATEGORIES.find(({ name }) => name === kind)
  const all = achievements.filter(({ type }) => !category || type === category.type)
  const unlocked = all.filter((one) => one.unlocked)
  const folded = unlocked.slice(0, FOLDED)
  const shown = isOpen ? all : folded
  return (
    <Stack>
      <Heading>Achievements</Heading>
      <FilterChips
        label="Kind"
        choices={CATEGORIES.map(({ name }) => name)}
        value={kind}
        onChange={setKind}
      />
      {category && (
        <Text size="small" tone="soft">
          {category.about}
        </Text>
      )}
      {shown.length === 0 ? (
        <Text tone="soft">
          {category ? 'None of these is unlocked yet.' : 'The first is unlocked by one session.'}
        </Text>
      ) : (
        <RuledList label="Achievements">
          {shown.map((one) => (
            <AchievementItem
              key={one.id}
              emblem={one.id}
              title={one.title}
              description={DESCRIPTIONS[one.id]}
              unlocked={one.unlocked}
              state={one.unlocked ? 'Unlocked' : `Locked · ${progressWords(one)}`}
            />
          ))}
        </RuledList>
      )}
      {all.length > folded.length && (
        <Row>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show Less' : showAll(all.length - unlocked.length)}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function showAll(locked: number): string {
  return locked === 0 ? 'Show All' : `Show All (${locked} locked)`
}
