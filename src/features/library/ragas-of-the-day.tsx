import { useId } from 'react'
import { RECORDING_MINUTES, ragaRecording } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { overlays } from '~/lib/overlays.ts'
import { factsOf } from '~/listening/facts-of.ts'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { RecordingList, RecordingRow } from '~/listening/recording-list.tsx'
import { ragasByWatch } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { PRAHARS, type Prahar, praharAt, praharNames } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { Chip } from '~/ui/choices/chip-choice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type RagasOfTheDayProps = { library: readonly Recording[]; now: Date }

/** All ragas by watch, starting with the current one; each opens its sheet or plays at once. */
export function RagasOfTheDay({ library, now }: RagasOfTheDayProps) {
  const present = praharAt(now.getHours() * 60 + now.getMinutes())
  const id = useId()
  return (
    <Stack gap="wide">
      <Stack gap="tight">
        <Heading>Ragas through the day</Heading>
        <Text tone="soft">
          {`Tradition gives each raga its watch. It is now the ${praharNames(present).name.toLowerCase()}.`}
        </Text>
        <Skies present={present} headingId={(prahar) => id + prahar} />
      </Stack>
      <div className="gap-8 sm:columns-2 xl:columns-3 wide:columns-4">
        {ragasByWatch(present).map(({ prahar, ragas }) => {
          const { name, hours } = praharNames(prahar)
          return (
            <section key={prahar} aria-labelledby={id + prahar} className="break-inside-avoid pb-7">
              <header className="flex flex-wrap items-center gap-4 border-line border-b pb-2">
                <span
                  data-prahar={prahar}
                  className="sky aspect-square w-[min(3rem,12.5vw)] shrink-0 rounded-field"
                />
                <div className="min-w-0 flex-1 basis-32">
                  <h3
                    id={id + prahar}
                    tabIndex={-1}
                    className="font-display font-semibold text-lead leading-snug"
                  >
                    {name}
                  </h3>
                  <p className="text-ink-soft text-small">{hours}</p>
                </div>
                {prahar === present && <Chip>Now</Chip>}
              </header>
              <RecordingList label={name}>
                {ragas.map((raga) => (
                  <RagaRow key={raga.id} raga={raga} recording={recordingOf(raga, library)} />
                ))}
              </RecordingList>
            </section>
          )
        })}
      </div>
    </Stack>
  )
}

/** When each watch begins, if the sun rises at six. */
const BEGINS: Readonly<Record<Prahar, string>> = {
  'day-1': '6 am',
  'day-2': '9 am',
  'day-3': 'noon',
  'day-4': '3 pm',
  'night-1': '6 pm',
  'night-2': '9 pm',
  'night-3': 'midnight',
  'night-4': '3 am',
}

type SkiesProps = { present: Prahar; headingId: (prahar: Prahar) => string }

/** The day as a ribbon of its eight skies; a press on one goes to its ragas. */
function Skies({ present, headingId }: SkiesProps) {
  const goTo = (prahar: Prahar) => {
    const heading = document.getElementById(headingId(prahar))
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <ul
      aria-label="The eight watches"
      className="grid grid-cols-4 overflow-hidden rounded-card sm:grid-cols-8"
    >
      {PRAHARS.map((prahar) => (
        <li key={prahar} data-prahar={prahar}>
          <button
            type="button"
            aria-current={prahar === present ? 'time' : undefined}
            onClick={() => goTo(prahar)}
            className="sky flex min-h-14 w-full flex-col items-center justify-end pb-2 text-[min(0.8125rem,4.1vw)] focus-visible:-outline-offset-4"
          >
            {prahar === present && <span className="font-semibold">Now</span>}
            <span>{BEGINS[prahar]}</span>
            <span className="sr-only">{praharNames(prahar).name}</span>
          </button>
        </li>
      ))}
    </ul>
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
