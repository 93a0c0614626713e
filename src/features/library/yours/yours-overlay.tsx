import { useQuery } from '@tanstack/react-query'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { inMinutes } from '~/domain/session/heard-enough.ts'
import { type PersonalRecording, titleOfFile } from '~/domain/session/personal-recording.ts'
import { droppedFiles, takeSharedFiles } from '~/features/library/yours/brought-files.ts'
import { ChooseAgain } from '~/features/library/yours/choose-again.tsx'
import { RecordingFields } from '~/features/library/yours/recording-fields.tsx'
import { type Added, useAddRecordings } from '~/features/library/yours/use-add-recordings.ts'
import { whereWords } from '~/features/library/yours/yours-words.ts'
import { filesHere, useDeleteRecording } from '~/queries/listening/yours.ts'
import { usePerson } from '~/queries/person.tsx'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { Button } from '~/ui/controls/button.tsx'
import { FileField, TextField } from '~/ui/controls/field.tsx'
import { ErrorNotice, FailedWrite } from '~/ui/feedback/error-notice.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

/** The value of the overlay after another app has shared files. */
const SHARED = 'shared'

type YoursOverlayProps = {
  /** The id of a recording to change; empty, or what was shared, to add some. */
  value: string
  onClose: () => void
}

/** Adds recordings of the person's own, or changes one. */
export function YoursOverlay({ value, onClose }: YoursOverlayProps) {
  const isNew = value === '' || value === SHARED
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={isNew ? 'Add recordings' : 'About this recording'}
      {...(isNew && {
        description:
          'Files stay on this device as they are, and are sent to nobody. What you say about them is kept with your account.',
      })}
    >
      {isNew ? (
        <AddRecordings isShared={value === SHARED} onClose={onClose} />
      ) : (
        <ChangeRecording id={value} onClose={onClose} />
      )}
    </Dialog>
  )
}

type AddRecordingsProps = { isShared: boolean; onClose: () => void }

function AddRecordings({ isShared, onClose }: AddRecordingsProps) {
  const { uid } = usePerson()
  const { error, refetch } = useQuery(personalRecordings(uid))
  const { added, isReady, addFiles, addAddress, forget } = useAddRecordings()
  const [shared, setShared] = useState<readonly File[]>([])
  const add = useRef(addFiles)
  useEffect(() => {
    add.current = addFiles
  })
  useEffect(() => {
    if (isReady) add.current(droppedFiles.take())
  }, [isReady])
  useEffect(() => {
    if (isShared) void takeSharedFiles().then(setShared)
  }, [isShared])
  if (!isReady) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Loader />
  }
  return (
    <Stack gap="wide">
      {shared.length > 0 && (
        <SharedFiles
          files={shared}
          onAdd={() => {
            addFiles(shared)
            setShared([])
          }}
          onLeave={() => setShared([])}
        />
      )}
      <DropZone onDrop={addFiles}>
        <FileField
          label="Files"
          accept="audio/*,video/mp4,video/webm,.mp3,.m4a,.aac,.ogg,.oga,.opus,.flac,.wav,.webm,.mp4,.mka"
          hint="Several at once, or drop them here."
          multiple
          onChoose={(file) => addFiles([file])}
        />
      </DropZone>
      <AddAddress onAdd={addAddress} />
      {added.length > 0 && (
        <ul aria-label="Added now" className="flex flex-col gap-6">
          {added.map((one) => (
            <li key={one.key}>
              <AddedOne added={one} onForget={() => forget(one.key)} />
            </li>
          ))}
        </ul>
      )}
      <Row justify="end">
        <Button variant={added.length > 0 ? 'primary' : 'quiet'} onClick={onClose}>
          {added.length > 0 ? 'Done' : 'Close'}
        </Button>
      </Row>
    </Stack>
  )
}

type SharedFilesProps = { files: readonly File[]; onAdd: () => void; onLeave: () => void }

/** Asks first: any page on the web can send files here. */
function SharedFiles({ files, onAdd, onLeave }: SharedFilesProps) {
  const names = files.map(({ name }) => titleOfFile(name) ?? 'a file without a name')
  return (
    <Notice
      title="Shared with Alap"
      action={
        <>
          <Button onClick={onAdd}>
            {files.length === 1 ? 'Add it' : `Add all ${files.length}`}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            Do not add
          </Button>
        </>
      }
    >
      {new Intl.ListFormat('en').format(names)}
    </Notice>
  )
}

type DropZoneProps = { onDrop: (files: Iterable<File>) => void; children: ReactNode }

/** Where files can be dropped; the field inside it does the same by keyboard and touch. */
function DropZone({ onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside it is for keyboards.
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.files)
      }}
      className={`rounded-card border-2 border-dashed p-4 ${isOver ? 'border-accent bg-accent-wash' : 'border-edge'}`}
    >
      {children}
    </div>
  )
}

function AddAddress({ onAdd }: { onAdd: (text: string) => string | null }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const problem = onAdd(text)
        setFault(problem ?? undefined)
        if (problem === null) setText('')
      }}
    >
      <Stack gap="tight" align="stretch">
        <TextField
          type="url"
          inputMode="url"
          label="Or an address"
          autoComplete="off"
          placeholder="https://media.example/yaman.mp3"
          hint="Of the sound itself. It plays from there, and that host sees that you play it."
          value={text}
          error={fault}
          onChange={(typed) => {
            setText(typed)
            setFault(undefined)
          }}
        />
        <Row>
          <Button type="submit" variant="quiet">
            Add this address
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function AddedOne({ added, onForget }: { added: Added; onForget: () => void }) {
  const { name, outcome } = added
  if (!outcome) return <Loader label={`Looking at ${name}...`} />
  if (outcome.status === 'refused') {
    return (
      <Notice
        tone="danger"
        title={name}
        action={
          <Button variant="quiet" onClick={onForget}>
            Take off this list
          </Button>
        }
      >{`${outcome.because} Nothing of it was kept.`}</Notice>
    )
  }
  return <Kept id={outcome.id} isKnown={outcome.status === 'known'} />
}

/** A recording that was added, with what can be said about it. */
function Kept({ id, isKnown }: { id: string; isKnown: boolean }) {
  const { uid } = usePerson()
  const headingId = useId()
  const recording = useQuery(personalRecordings(uid)).data?.find((one) => one.id === id)
  if (!recording) return null
  if (isKnown) {
    return (
      <Notice title={recording.title}>
        This is among your recordings already, and its file is on this device.
      </Notice>
    )
  }
  return (
    <section aria-labelledby={headingId} className="border-line border-t pt-5">
      <Stack>
        <div>
          <Heading level={3} id={headingId}>
            {recording.title}
          </Heading>
          <p role="status" className="text-ink-soft text-small">
            {['Added', lengthWords(recording), whereWords(recording, true)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <RecordingFields recording={recording} />
      </Stack>
    </section>
  )
}

function lengthWords({ seconds }: PersonalRecording): string {
  const minutes = inMinutes(seconds)
  return minutes === null ? 'length not known' : `${minutes} min`
}

type ChangeRecordingProps = { id: string; onClose: () => void }

function ChangeRecording({ id, onClose }: ChangeRecordingProps) {
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
