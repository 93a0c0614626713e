import { RECORDING_MINUTES, ragaSession } from '~/domain/raga-recording.ts'
import { ragasByWatch } from '~/domain/ragas-by-watch.ts'
import type { Session } from '~/domain/session.ts'
import { PlaySession } from '~/features/library/play-session.tsx'
import { overlays } from '~/lib/overlays.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { praharAt } from '~/raga/prahar.ts'
import { praharNames } from '~/raga/prahar-names.ts'
import type { Raga } from '~/raga/raga.ts'
import { SessionList } from '~/ui/dashboard/session-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { LibraryRow } from '~/ui/library/library-row.tsx'
import { SideBySide } from '~/ui/library/side-by-side.tsx'
import { Heading, Text } from '~/ui/text.tsx'
import { useOverlayLink } from '~/ui/use-overlay-link.ts'

type RagasOfTheDayProps = { library: readonly Session[]; now: Date }

/** All ragas by their watch, the present one first: press one to read about it, or hear it at once. */
export function RagasOfTheDay({ library, now }: RagasOfTheDayProps) {
  const present = praharAt(now.getHours() * 60 + now.getMinutes())
  return (
    <Stack gap="wide">
      <Stack gap="tight">
        <Heading>Ragas through the day</Heading>
        <Text tone="soft">
          Tradition gives each raga its watch. This is how the day goes round.
        </Text>
      </Stack>
      <SideBySide>
        {ragasByWatch(present).map(({ prahar, ragas }) => {
          const { name, hours } = praharNames(prahar)
          return (
            <Stack key={prahar} gap="tight">
              <Heading level={3}>{name}</Heading>
              <Text size="small" tone="soft">
                {prahar === present ? `Now · ${hours}` : hours}
              </Text>
              <SessionList label={name}>
                {ragas.map((raga) => (
                  <RagaRow key={raga.id} raga={raga} session={sessionOf(raga, library)} />
                ))}
              </SessionList>
            </Stack>
          )
        })}
      </SideBySide>
    </Stack>
  )
}

/** The library's own session of a raga, else the raga alone. */
function sessionOf(raga: Raga, library: readonly Session[]): Session {
  return library.find(({ raag }) => raag === raga.name) ?? ragaSession(raga, RECORDING_MINUTES[0])
}

function RagaRow({ raga, session }: { raga: Raga; session: Session }) {
  const overlayLink = useOverlayLink()
  return (
    <LibraryRow
      {...overlayLink(overlays.raga(raga.id))}
      raga={{ name: raga.name, devanagari: raga.devanagari }}
      emblem={emblemOf(raga)}
      facts={`${raga.rasa.join(', ')} · ${session.minutes} min`}
      actions={<PlaySession session={session} name={raga.name} />}
    />
  )
}
