import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { asRecording, type PersonalRecording } from '~/domain/session/personal-recording.ts'
import { droppedFiles } from '~/features/library/yours/brought-files.ts'
import { useDroppedFiles } from '~/features/library/yours/use-dropped-files.ts'
import { roomWords, whereWords } from '~/features/library/yours/yours-words.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { factsOf } from '~/listening/facts-of.ts'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { RecordingLine } from '~/listening/recording-line.tsx'
import { RecordingList } from '~/listening/recording-list.tsx'
import { byTitle } from '~/queries/listening/yours.ts'
import { dropNeedlessFiles, filesHere, roomHere } from '~/queries/listening/yours-files.ts'
import { usePerson } from '~/queries/person.tsx'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

const HEADING = 'Yours'

/** The person's own recordings, and how to add some. Files can be dropped on it. */
export function Yours() {
  const { uid } = usePerson()
  const { data: recordings } = useQuery(personalRecordings(uid))
  const { data: files = [] } = useQuery(filesHere(uid))
  const { data: room = null } = useQuery({ queryKey: [uid, 'room', files], queryFn: roomHere })
  const navigate = useNavigate()
  const overlayLink = useOverlayLink()
  useEffect(() => {
    if (recordings) void dropNeedlessFiles(uid, recordings)
  }, [uid, recordings])
  const add = overlayLink(overlays.yours())
  const section = useRef<HTMLDivElement>(null)
  const isOver = useDroppedFiles(section, (dropped) => {
    droppedFiles.put(dropped)
    void navigate(add.to, { state: add.state })
  })
  if (!recordings) return null
  const bytes = recordings.reduce((sum, { sound }) => sum + bytesHere(sound, files), 0)
  return (
    <div ref={section} className={isOver ? 'rounded-card bg-accent-wash' : ''}>
      <Stack gap="tight">
        <Heading>{HEADING}</Heading>
        <Text tone="soft">
          {recordings.length === 0
            ? 'Recordings of your own: files from this device, or an address. Files are sent to nobody.'
            : 'Files stay on the device you added them on.'}
        </Text>
        {recordings.length > 0 && (
          <RecordingList label={HEADING}>
            {byTitle(recordings).map((recording) => (
              <YoursLine key={recording.id} recording={recording} files={files} />
            ))}
          </RecordingList>
        )}
        <Row justify="between">
          <ButtonLink {...add} variant="quiet">
            Add recordings
          </ButtonLink>
          {bytes > 0 && (
            <Text size="small" tone="soft">
              {roomWords(files.length, bytes, room)}
            </Text>
          )}
        </Row>
      </Stack>
    </div>
  )
}

type YoursLineProps = { recording: PersonalRecording; files: readonly string[] }

function YoursLine({ recording, files }: YoursLineProps) {
  const { id, title, sound } = recording
  const isHere = sound.from === 'address' || files.includes(sound.hash)
  const played = asRecording(recording)
  return (
    <RecordingLine
      recording={played}
      link={{ to: paths.audio(id) }}
      facts={factsOf(played, whereWords(recording, isHere))}
      actions={isHere && <PlayRecording recording={played} name={title} />}
    />
  )
}

function bytesHere(sound: PersonalRecording['sound'], files: readonly string[]): number {
  return sound.from === 'file' && files.includes(sound.hash) ? sound.bytes : 0
}
