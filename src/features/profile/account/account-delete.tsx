import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MY_KIND_NAMES } from '~/domain/my-data/my-data.ts'
import {
  ExportControls,
  type ExportedFile,
  leftOutWords,
  useExport,
} from '~/features/profile/account/account-export.tsx'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { draftsIn, unsavedWords } from '~/features/profile/account/unsaved-words.ts'
import {
  type Download,
  useAccountDeletion,
} from '~/features/profile/account/use-account-deletion.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { useKnownCounts } from '~/queries/account/known-counts.ts'
import { useUnsaved } from '~/queries/account/unsaved.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

/** Explains what deleting the account removes, and opens the path to it. */
export function AccountDelete() {
  const [isOpen, setOpen] = useState(false)
  const path = useLeavingPath()
  const change = (open: boolean) => {
    // What is being deleted goes on, and what comes of it is shown here.
    if (path.form.isBusy) return
    if (open) path.begin()
    setOpen(open)
  }
  return (
    <Stack>
      <Text>
        Everything goes with it: practice, reflections, birth details, kept charts, recordings,
        preferences, and what this device keeps for you. It cannot be undone. You see what would go,
        and can download it, before anything is deleted.
      </Text>
      <Stack align="start">
        <Button variant="outlined-danger" onClick={() => change(true)}>
          Delete my account
        </Button>
      </Stack>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        title="Delete my account"
        description="See what would go and take a copy with you; then confirm. Nothing is deleted before."
      >
        <Stack>
          <h3
            ref={path.heading}
            tabIndex={-1}
            className="font-display font-semibold text-lead outline-none"
          >
            {path.step === 'look' ? '1 of 2: What will be deleted' : '2 of 2: Confirm'}
          </h3>
          {path.step === 'look' ? (
            <LookStep path={path} onStay={() => change(false)} />
          ) : (
            <ConfirmStep path={path} />
          )}
        </Stack>
      </Dialog>
    </Stack>
  )
}

/** The two steps, and what the person did on them; it stays while the dialog is closed. */
function useLeavingPath() {
  const [step, setStep] = useState<'look' | 'confirm'>('look')
  const [files, setFiles] = useState<readonly ExportedFile[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const exporting = useExport((file) => setFiles((before) => [...before, file]))
  const download = downloadOf(files, exporting)
  const { form, isDataDeleted } = useAccountDeletion(download)
  return {
    step,
    form,
    exporting,
    download,
    heading,
    isDataDeleted,
    /** Opens the path at its beginning; once the rows are gone, only the end of it is left. */
    begin: () => {
      form.change({ password: '', typed: '' })
      if (!isDataDeleted) setStep('look')
    },
    go: (to: typeof step) => {
      flushSync(() => setStep(to))
      heading.current?.focus()
    },
  }
}

type LookStepProps = { path: ReturnType<typeof useLeavingPath>; onStay: () => void }

/** What goes with the account, what is not in it yet, and a copy to take along. */
function LookStep({ path, onStay }: LookStepProps) {
  const { email } = usePerson()
  const unsaved = useUnsaved()
  const words = unsavedWords(unsaved)
  return (
    <>
      <FactList facts={factsOf(useKnownCounts())} />
      <Text>{`And your sign-in, ${email}, with what this device keeps for you, such as drafts and the recordings you heard last.`}</Text>
      {words && (
        <Notice title="Not saved yet">
          {[
            words,
            ...(draftsIn(unsaved).length > 0
              ? ['What you began is in no download: save it first, or copy its words.']
              : []),
            ...(unsaved.unsent > 0
              ? ['A download has what waits to be sent, and says what it leaves out.']
              : []),
          ].join(' ')}
        </Notice>
      )}
      <Text>A copy as one JSON file can be imported again into another account.</Text>
      <ExportControls exporting={path.exporting} label="Download my data">
        {path.download.files.length > 0 && <Text>{downloadWords(path.download)}</Text>}
      </ExportControls>
      <Row stackOnPhone>
        <Button variant="quiet" onClick={() => path.go('confirm')}>
          Continue
        </Button>
        <Button variant="ghost" onClick={onStay}>
          Keep my account
        </Button>
      </Row>
    </>
  )
}

type ConfirmStepProps = { path: ReturnType<typeof useLeavingPath> }

/** The password and the word, and once more whether there is a copy. */
function ConfirmStep({ path }: ConfirmStepProps) {
  const { form, download, isDataDeleted } = path
  const { email } = usePerson()
  return (
    <form {...form.props} aria-label="Delete account">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack>
        {isDataDeleted ? (
          <Text>Your data is deleted. Your sign-in still stands: delete it too.</Text>
        ) : (
          <>
            <Text>
              Everything named before is deleted for good, on every device. It cannot be undone.
            </Text>
            <div role="status">
              <Text>{downloadWords(download)}</Text>
            </div>
          </>
        )}
        <TextField
          {...form.field('password')}
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          {...form.field('typed')}
          label="Type DELETE to confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={`Or your address, ${email}.`}
        />
        <FormFault fault={form.formFault} />
        <Row stackOnPhone>
          <Button type="submit" variant="danger" busy={form.isBusy}>
            {form.isBusy ? 'Deleting...' : 'Delete my account'}
          </Button>
          {!isDataDeleted && (
            <Button variant="quiet" disabled={form.isBusy} onClick={() => path.go('look')}>
              Back
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}

function factsOf(counts: ReturnType<typeof useKnownCounts>) {
  const value = (count: number | null, some = groupedNumber) => {
    if (count === null) return 'All of them'
    return count === 0 ? 'None' : some(count)
  }
  return [
    { name: 'Sessions', value: value(counts.sessions) },
    { name: 'Check-ins', value: value(counts.checkIns) },
    { name: 'Reflections', value: value(counts.reflections) },
    { name: 'Birth details', value: value(counts.births, () => 'Yours') },
    { name: 'Favourites', value: value(counts.favourites) },
    { name: 'Rest days', value: value(counts.restDays) },
    { name: 'Celebrations', value: value(counts.celebrations) },
    {
      name: 'Japa counts',
      value: value(counts.mantras, (count) =>
        count === 1 ? 'Of 1 mantra' : `Of ${count} mantras`,
      ),
    },
    { name: 'Preferences', value: value(counts.settings) },
    { name: 'Kept charts', value: value(counts.keptCharts) },
    { name: 'Your recordings', value: value(counts.recordings) },
  ]
}

function downloadOf(
  files: readonly ExportedFile[],
  { status }: { status: 'idle' | 'pending' | 'error' | 'success' },
): Download {
  const last = status === 'pending' ? 'pending' : status === 'error' ? 'failed' : 'ended'
  return { files, last }
}

function downloadWords({ files, last }: Download): string {
  if (last === 'pending') return 'Your data is being downloaded.'
  const whole = files.findLast(({ what }) => what === 'all')
  if (whole) return `Your data is in your downloads: ${whole.name}.${leftOutWords(whole.leftOut)}`
  const kinds = files.map(({ what }) => (what === 'journal' ? 'journal_entries' : what))
  const tables = [...new Set(kinds)].flatMap((what) =>
    what === 'all' ? [] : [MY_KIND_NAMES[what]],
  )
  if (tables.length > 0) {
    return `In your downloads: ${new Intl.ListFormat('en').format(tables)}. You have no copy of the rest.`
  }
  return last === 'failed'
    ? 'Your data could not be downloaded: you have no copy of it.'
    : 'You have not downloaded your data.'
}
