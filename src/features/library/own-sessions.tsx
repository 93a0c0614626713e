import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionOfId } from '~/domain/session/raga-recording.ts'
import type { Session } from '~/domain/session/session.ts'
import { clockTime } from '~/lib/clock-time.ts'
import { paths } from '~/lib/paths.ts'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { RecordingList, RecordingRow } from '~/listening/view/recording-list.tsx'
import { usePerson } from '~/queries/account/person.tsx'
import { favourites } from '~/queries/listening/favourites.ts'
import { type Heard, useRecentlyHeard } from '~/queries/listening/recently-heard.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

/** The person's favourite sessions, or how to add one if there are none. */
export function KeptSessions({ library }: { library: readonly Session[] }) {
  const { uid } = usePerson()
  const { data } = useQuery(favourites(uid))
  // A session that was removed from the library can no longer be played.
  const kept = data?.flatMap((id) => sessionOfId(library, id) ?? [])
  if (!kept) return null
  return (
    <Stack gap="tight">
      <Heading>Favourites</Heading>
      {kept.length === 0 && (
        <Text tone="soft">Press the heart beside a session and it waits for you here.</Text>
      )}
      <RecordingList label="Favourites">
        {kept.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            facts={`${session.minutes} min`}
            action={<PlayRecording session={session} name={session.title} />}
          />
        ))}
      </RecordingList>
    </Stack>
  )
}

const SHOWN = 5

/** The sessions last heard on this device, to continue; nothing before the first one. */
export function HeardSessions() {
  const recent = useRecentlyHeard().slice(0, SHOWN)
  if (recent.length === 0) return null
  return (
    <Stack gap="tight">
      <Heading>Recently Played</Heading>
      <RecordingList label="Recently Played">
        {recent.map((heard) => (
          <SessionLine
            key={heard.url}
            session={sessionOf(heard)}
            facts={factsOf(heard)}
            action={<PlayRecording exactly session={sessionOf(heard)} name={heard.title} />}
          />
        ))}
      </RecordingList>
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

type SessionLineProps = { session: Session; facts: string; action: ReactNode }

/** A session in a list, with a link to its page and a button to play it at once. */
function SessionLine({ session, facts, action }: SessionLineProps) {
  const known = emblemNamed(session.raag)
  return (
    <RecordingRow
      to={paths.audio(session.id)}
      title={session.title === session.raag ? undefined : session.title}
      raga={session.raag ? { name: session.raag, devanagari: known?.raga.devanagari } : null}
      emblem={known?.emblem ?? null}
      facts={facts}
      actions={action}
    />
  )
}
