import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChooseAgain } from '~/features/library/yours/choose-again.tsx'
import { RecordingFields } from '~/features/library/yours/recording-fields.tsx'
import { lengthWords, whereWords } from '~/features/library/yours/yours-words.ts'
import { filesHere } from '~/queries/listening/yours-files.ts'
import { useDeleteRecording } from '~/queries/listening/yours-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ErrorNotice, FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type ChangeRecordingProps = { id: string; onClose: () => void }

/** What is said about a recording, its file if that is not here, and its deletion. */
export function ChangeRecording({ id, onClose }: ChangeRecordingProps) {
  const { uid } = usePerson()
  const { data, error, refetch } = useQuery(personalRecordings(uid))
  const files = useQuery(filesHere(uid)).data
  const deleting = useDeleteRecording()
  const { toast } = useToast()
  const [isAsked, setAsked] = useState(false)
  const recording = data?.find((one) => one.id === id)
  if (!data) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Loader />
  }
  if (!recording) {
    return <Text>This recording is not here. It was deleted, or another account keeps it.</Text>
  }
  const { sound } = recording
  const isHere = sound.from === 'address' || (files?.includes(sound.hash) ?? true)
  const remove = () =>
    deleting.mutate(recording, {
      onSuccess: () => {
        toast({ title: 'Recording deleted', description: recording.title })
        onClose()
      },
    })
  return (
    <Stack gap="wide">
      <Text size="small" tone="soft">
        {[lengthWords(recording), whereWords(recording, isHere)].join(' · ')}
      </Text>
      {!isHere && <ChooseAgain recording={recording} />}
      <RecordingFields key={recording.id} recording={recording} />
      {deleting.error && <FailedWrite title="It was not deleted" error={deleting.error} />}
      {isAsked ? (
        <Notice
          title="Delete this recording?"
          action={
            <>
              <Button variant="danger" busy={deleting.isPending} onClick={remove}>
                Delete it
              </Button>
              <Button variant="quiet" onClick={() => setAsked(false)}>
                Keep it
              </Button>
            </>
          }
        >
          {sound.from === 'file'
            ? 'Alap’s copy of the file goes too; the file you chose stays where it is. The sessions you sat with it stay in your practice.'
            : 'The sessions you sat with it stay in your practice.'}
        </Notice>
      ) : (
        <Row justify="between">
          <Button variant="ghost" onClick={() => setAsked(true)}>
            Delete this recording
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Row>
      )}
    </Stack>
  )
}
