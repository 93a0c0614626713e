import type { MoodValue } from '~/domain/mood.ts'
import { SessionItem } from '~/features/dashboard/session-item.tsx'
import type { Audio } from '~/queries/audios.ts'
import { SessionList } from '~/ui/dashboard/session-list.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/text.tsx'

type LibraryListProps = {
  heading: string
  sessions: readonly Audio[]
  mood: MoodValue | null
}

/** Every session there is. */
export function LibraryList({ heading, sessions, mood }: LibraryListProps) {
  return (
    <Stack gap="tight">
      <Heading>{heading}</Heading>
      {sessions.length === 0 && (
        <EmptyState title="No sessions yet">The library of this copy of Alap is empty.</EmptyState>
      )}
      <SessionList label={heading}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} mood={mood} />
        ))}
      </SessionList>
    </Stack>
  )
}
