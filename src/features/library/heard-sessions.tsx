import type { Session } from '~/domain/session.ts'
import { PlaySession } from '~/features/library/play-session.tsx'
import { SessionLine } from '~/features/library/session-line.tsx'
import { clockTime } from '~/lib/clock-time.ts'
import { type Heard, useShelf } from '~/queries/shelf.ts'
import { SessionList } from '~/ui/dashboard/session-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/text.tsx'

const SHOWN = 5

/** What was heard last on this device, to be gone on with; nothing before the first. */
export function HeardSessions() {
  const shelf = useShelf().slice(0, SHOWN)
  if (shelf.length === 0) return null
  return (
    <Stack gap="tight">
      <Heading>Recently Played</Heading>
      <SessionList label="Recently Played">
        {shelf.map((heard) => (
          <SessionLine
            key={heard.url}
            session={sessionOf(heard)}
            facts={factsOf(heard)}
            action={<PlaySession exactly session={sessionOf(heard)} name={heard.title} />}
          />
        ))}
      </SessionList>
    </Stack>
  )
}

function factsOf({ minutes, position }: Heard): string {
  const place = position > 0 ? `goes on at ${clockTime(position)}` : 'heard to its end'
  return minutes === null ? place : `${minutes} min · ${place}`
}

function sessionOf({ id, title, url, raga, minutes }: Heard): Session {
  return {
    id,
    title,
    description: '',
    audioUrl: url,
    raag: raga,
    moodCategory: null,
    minutes,
  }
}
