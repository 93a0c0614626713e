import { moodOf } from '~/domain/mood.ts'
import { dayAs } from '~/lib/day-as.ts'
import { paths } from '~/lib/paths.ts'
import type { Entry } from '~/queries/journal.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { ReflectionLine } from '~/ui/dashboard/reflection-line.tsx'
import { SessionList } from '~/ui/dashboard/session-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/text.tsx'

const SHOWN = 3

/** The last few reflections, or the invitation to the first. */
export function RecentReflections({ entries }: { entries: readonly Entry[] }) {
  return (
    <Stack>
      <Heading>Recent Reflections</Heading>
      {entries.length === 0 ? (
        <Text tone="soft">What you write after a session stands here.</Text>
      ) : (
        <SessionList label="Recent Reflections">
          {entries.slice(0, SHOWN).map((entry) => (
            <ReflectionLine
              key={entry.id}
              day={dayAs(entry.day, { day: 'numeric', month: 'short' })}
              mood={moodOf(entry.mood)}
              content={entry.content}
            />
          ))}
        </SessionList>
      )}
      {entries.length > 0 && (
        <Row>
          <ButtonLink to={paths.journal()} variant="quiet">
            All Reflections
          </ButtonLink>
        </Row>
      )}
    </Stack>
  )
}
