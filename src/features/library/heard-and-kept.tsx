import { useQuery } from '@tanstack/react-query'
import { recordingOfId } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { paths } from '~/lib/paths.ts'
import { clockTime } from '~/lib/words/clock-time.ts'
import { factsOf } from '~/listening/facts-of.ts'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { RecordingLine } from '~/listening/recording-line.tsx'
import { RecordingList } from '~/listening/recording-list.tsx'
import { useRecentlyHeard } from '~/queries/listening/recently-heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { favourites } from '~/queries/reads/favourites.ts'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

const HEARD_SHOWN = 5

/** The person's favourites beside what they heard last; nothing while there is neither. */
export function HeardAndKept({ library }: { library: readonly Recording[] }) {
  const { uid } = usePerson()
  const { data } = useQuery(favourites(uid))
  // A recording that was removed from the library can no longer be played.
  const kept = data?.flatMap((id) => recordingOfId(library, id) ?? [])
  const recent = useRecentlyHeard().slice(0, HEARD_SHOWN)
  if (!kept || (kept.length === 0 && recent.length === 0)) return null
  return (
    <SideBySide>
      <KeptSessions kept={kept} />
      {recent.length > 0 && <HeardSessions recent={recent} />}
    </SideBySide>
  )
}

/** The favourite recordings, or how to add one if there are none. */
function KeptSessions({ kept }: { kept: readonly Recording[] }) {
  return (
    <Stack gap="tight">
      <Heading>Favourites</Heading>
      {kept.length === 0 && (
        <Text tone="soft">Press the heart beside a session and it waits for you here.</Text>
      )}
      <RecordingList label="Favourites">
        {kept.map((recording) => (
          <RecordingLine
            key={recording.id}
            recording={recording}
            link={{ to: paths.audio(recording.id) }}
            facts={factsOf(recording)}
            actions={<PlayRecording recording={recording} name={recording.title} />}
          />
        ))}
      </RecordingList>
    </Stack>
  )
}

/** The recordings last heard on this device, to continue. */
function HeardSessions({ recent }: { recent: ReturnType<typeof useRecentlyHeard> }) {
  return (
    <Stack gap="tight">
      <Heading>Recently Played</Heading>
      <RecordingList label="Recently Played">
        {recent.map(({ recording, position }) => (
          <RecordingLine
            key={recording.audioUrl}
            recording={recording}
            link={{ to: paths.audio(recording.id) }}
            facts={factsOf(recording, placeWords(position))}
            actions={<PlayRecording exactly recording={recording} name={recording.title} />}
          />
        ))}
      </RecordingList>
    </Stack>
  )
}

function placeWords(position: number): string {
  return position > 0 ? `goes on at ${clockTime(position)}` : 'heard to its end'
}
