import { useQuery } from '@tanstack/react-query'
import type { Session } from '~/domain/session.ts'
import { sessionOfId } from '~/domain/session-of-id.ts'
import { PlaySession } from '~/features/library/play-session.tsx'
import { SessionLine } from '~/features/library/session-line.tsx'
import { favourites } from '~/queries/favourites.ts'
import { usePerson } from '~/queries/person.tsx'
import { SessionList } from '~/ui/dashboard/session-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/text.tsx'

/** The sessions a person keeps; how to keep one, while there is none. */
export function KeptSessions({ library }: { library: readonly Session[] }) {
  const { uid } = usePerson()
  const { data } = useQuery(favourites(uid))
  // One that left the library cannot be played any more.
  const kept = data?.flatMap((id) => sessionOfId(library, id) ?? [])
  if (!kept) return null
  return (
    <Stack gap="tight">
      <Heading>Favourites</Heading>
      {kept.length === 0 && (
        <Text tone="soft">Press the heart beside a session and it waits for you here.</Text>
      )}
      <SessionList label="Favourites">
        {kept.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            facts={`${session.minutes} min`}
            action={<PlaySession session={session} name={session.title} />}
          />
        ))}
      </SessionList>
    </Stack>
  )
}
