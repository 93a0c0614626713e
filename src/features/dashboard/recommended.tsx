import type { MoodValue } from '~/domain/mood.ts'
import { recommendedSession } from '~/domain/sample-session.ts'
import { SessionItem } from '~/features/dashboard/session-item.tsx'
import { SessionList } from '~/ui/dashboard/session-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/text.tsx'

/** One session that goes with today's mood. */
export function Recommended({ mood }: { mood: MoodValue | null }) {
  const session = recommendedSession(mood)
  return (
    <Stack gap="tight">
      <Heading>Recommended for You</Heading>
      <Text tone="soft">{session.description}</Text>
      <SessionList label="Recommended for You">
        <SessionItem session={{ ...session, moodCategory: null }} mood={mood} />
      </SessionList>
    </Stack>
  )
}
