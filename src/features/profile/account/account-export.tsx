import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MY_KIND_NAMES, MY_KINDS, type MyData, type MyKind } from '~/domain/my-data/my-data.ts'
import { csvOf, myDataText } from '~/domain/my-data/my-data-text.ts'
import { journalMarkdown } from '~/features/profile/account/journal-markdown.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { myData, type Progress } from '~/queries/account/my-data.ts'
import { usePerson } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Exports all of the person's data as a file, or one table of it for a spreadsheet. */
export function AccountExport() {
  const { toast } = useToast()
  const exporting = useExport(({ leftOut }) => {
    const description = `The file is in your downloads.${leftOutWords(leftOut)}`
    toast({ title: 'Exported', description })
  })
  return (
    <Stack>
      <Text>
        All that Alap holds of you as one JSON file: check-ins, sessions, reflections, birth
        details, favourites, rest days, celebrations, japa counts, preferences, kept charts and your
        recordings. It can be imported again below.
      </Text>
      <ExportControls exporting={exporting} label="Export JSON" />
    </Stack>
  )
}

type ExportControlsProps = {
  exporting: ReturnType<typeof useExport>
  /** Of the button that exports everything. */
  label: string
  /** What came of it, where the screen shows that. */
  children?: ReactNode
}

/** Everything as one file, or one table for a spreadsheet; how far it is, and what went wrong. */
export function ExportControls({ exporting, label, children }: ExportControlsProps) {
  const { error, variables, mutate, progress } = exporting
  const [kind, setKind] = useState<MyKind>('mood_logs')
  const isBusy = exporting.status === 'pending'
  return (
    <>
      <Stack align="start">
        <Button variant="quiet" busy={isBusy && variables === 'all'} onClick={() => mutate('all')}>
          {label}
        </Button>
      </Stack>
      <SelectField
        label="For a spreadsheet"
        hint="One table as CSV."
        value={kind}
        options={MY_KINDS.map((value) => ({ value, label: MY_KIND_NAMES[value] }))}
        onChange={(value) => setKind(MY_KINDS.find((known) => known === value) ?? 'mood_logs')}
      />
      <Stack align="start">
        <Button variant="quiet" busy={isBusy && isTable(variables)} onClick={() => mutate(kind)}>
          Export CSV
        </Button>
      </Stack>
      <AboutFile />
      <Text>To read or to print: your reflections as Markdown, month by month.</Text>
      <Stack align="start">
        <Button
          variant="quiet"
          busy={isBusy && variables === 'journal'}
          onClick={() => mutate('journal')}
        >
          Export Markdown
        </Button>
      </Stack>
      <div role="status">
        {isBusy && progress && <Text tone="soft">{progressWords(progress)}</Text>}
        {children}
      </div>
      {error && <ErrorNotice error={error} onRetry={() => mutate(variables)} />}
    </>
  )
}

/** What a spreadsheet needs that the person did not write. */
function AboutFile() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="About this file" isOpen={isOpen} onToggle={setOpen}>
      <Text size="small" tone="soft">
        A text that a spreadsheet would take for a formula, as it begins with = + - or @, gets an
        apostrophe in front; the JSON file has it as you wrote it.
      </Text>
    </Disclosure>
  )
}

/** All of it, the reflections to read, or one table for a spreadsheet. */
type Exported = 'all' | 'journal' | MyKind

const isTable = (what: Exported | undefined): what is MyKind => what !== 'all' && what !== 'journal'

/** A file that was handed to the browser. */
export type ExportedFile = {
  readonly what: Exported
  readonly name: string
  /** How many changes of this device need attention, and are not in it. */
  readonly leftOut: number
}

/** Reads everything of the person and hands them a file: of all of it, or of one table. */
export function useExport(onExported: (file: ExportedFile) => void) {
  const { uid } = usePerson()
  const [progress, setProgress] = useState<Progress>()
  const mutation = useMutation<ExportedFile, Error, Exported>({
    mutationFn: async (what) => {
      setProgress(undefined)
      const data = await myData.read(uid, setProgress)
      const name = nameOf(what)
      downloadFile(name, fileOf(what, data))
      return { what, name, leftOut: myData.leftOut(uid) }
    },
    onSuccess: onExported,
  })
  return { ...mutation, progress }
}

function nameOf(what: Exported): string {
  if (what === 'all') return `alap-${today()}.json`
  return `alap-${what.replaceAll('_', '-')}-${today()}.${what === 'journal' ? 'md' : 'csv'}`
}

function fileOf(what: Exported, data: MyData): Blob {
  if (what === 'all') {
    return textFile('application/json', myDataText(data, new Date().toISOString()))
  }
  if (what === 'journal') return textFile('text/markdown', journalMarkdown(data.journal_entries))
  return textFile('text/csv', csvOf(what, data[what]))
}

/** What is not in an exported file; empty when everything is. */
export function leftOutWords(leftOut: number): string {
  if (leftOut === 0) return ''
  return leftOut === 1
    ? ' Without 1 change on this device, which needs attention.'
    : ` Without ${leftOut} changes on this device, which need attention.`
}

function progressWords({ read, all }: Progress): string {
  return `Read ${groupedNumber(read)} of ${groupedNumber(all)} rows so far.`
}

function textFile(type: string, text: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` })
}
