import { useQuery } from '@tanstack/react-query'
import { asRecording, type PersonalRecording } from '~/domain/session/personal-recording.ts'
import { RecordingCard } from '~/features/library/recording-card.tsx'
import { ChooseAgain } from '~/features/library/yours/choose-again.tsx'
import { whereWords } from '~/features/library/yours/yours-words.ts'
import { overlays } from '~/lib/overlays.ts'
import { filesHere } from '~/queries/listening/yours-files.ts'
import { usePerson } from '~/queries/person.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/** A recording of the person's own with its player, or the way to its file where that is not here. */
export function YourRecording({ recording }: { recording: PersonalRecording }) {
  const overlayLink = useOverlayLink()
  const { data: files, isPending } = useQuery(filesHere(usePerson().uid))
  const { id, title, sound } = recording
  const isHere = sound.from === 'address' || files?.includes(sound.hash) === true
  if (!isHere && isPending) return <Loader />
  return (
    <Stack>
      {isHere ? (
        <RecordingCard key={id} recording={asRecording(recording)} level={1} kicker="Yours" />
      ) : (
        <Card>
          <Stack>
            <h1 dir="auto" className="font-display font-semibold text-heading">
              {title}
            </h1>
            <ChooseAgain recording={recording} />
          </Stack>
        </Card>
      )}
      <Row justify="between">
        <Text size="small" tone="soft">
          {whereWords(recording, isHere)}
        </Text>
        <ButtonLink {...overlayLink(overlays.yours(id))} variant="quiet">
          Change or delete
        </ButtonLink>
      </Row>
    </Stack>
  )
}
