import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { titleOfFile } from '~/domain/session/adding-recording.ts'
import { droppedFiles, takeSharedFiles } from '~/features/library/yours/brought-files.ts'
import { ChangeRecording } from '~/features/library/yours/change-recording.tsx'
import { RecordingFields } from '~/features/library/yours/recording-fields.tsx'
import { type Added, useAddRecordings } from '~/features/library/yours/use-add-recordings.ts'
import { useDroppedFiles } from '~/features/library/yours/use-dropped-files.ts'
import { lengthWords, whereWords } from '~/features/library/yours/yours-words.ts'
import { usePerson } from '~/queries/person.tsx'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { Button } from '~/ui/controls/button.tsx'
import { FileField, TextField } from '~/ui/controls/field.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'
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
      width="drawing"
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
      <div className="grid gap-6 lg:grid-cols-2">
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
      </div>
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
  const zone = useRef<HTMLDivElement>(null)
  const isOver = useDroppedFiles(zone, onDrop)
  return (
    <div ref={zone} className={isOver ? 'rounded-field bg-accent-wash' : ''}>
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
