import { RECORDING_MINUTES, ragaRecording } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { overlays } from '~/lib/overlays.ts'
import { factsOf } from '~/listening/facts-of.ts'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { RecordingList, RecordingRow } from '~/listening/recording-list.tsx'
import { ragasByWatch } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { praharAt, praharNames } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type RagasOfTheDayProps = { library: readonly Recording[]; now: Date }

/** All ragas by watch, starting with the current one; each opens its sheet or plays at once. */
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
              <RecordingList label={name}>
                {ragas.map((raga) => (
                  <RagaRow key={raga.id} raga={raga} recording={recordingOf(raga, library)} />
                ))}
              </RecordingList>
            </Stack>
          )
        })}
      </SideBySide>
    </Stack>
  )
}

/** The library's recording of a raga, or one made from the raga alone. */
function recordingOf(raga: Raga, library: readonly Recording[]): Recording {
  return (
    library.find((recording) => recording.raga === raga.name) ??
    ragaRecording(raga, RECORDING_MINUTES[0])
  )
}

function RagaRow({ raga, recording }: { raga: Raga; recording: Recording }) {
  const overlayLink = useOverlayLink()
  return (
    <RecordingRow
      {...overlayLink(overlays.raga(raga.id))}
      raga={{ name: raga.name, devanagari: raga.devanagari, iast: raga.iast }}
      emblem={emblemOf(raga)}
      facts={[raga.rasa.join(', '), factsOf(recording)].filter(Boolean).join(' · ')}
      actions={<PlayRecording recording={recording} name={raga.name} />}
    />
  )
}
