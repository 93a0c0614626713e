import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MY_KIND_NAMES, MY_KINDS, type MyData, type MyKind } from '~/domain/my-data/my-data.ts'
import { csvOf, myDataText } from '~/domain/my-data/my-data-text.ts'
import { journalMarkdown } from '~/features/profile/account/journal-markdown.ts'
import { Group } from '~/features/profile/lines/group.tsx'
import { ActionLine } from '~/features/profile/lines/link-line.tsx'
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

/** Exports all of the person's data as a file, or a part of it; below that, what is brought in again. */
export function AccountExport({ below }: { below: ReactNode }) {
  const { toast } = useToast()
  const exporting = useExport(({ leftOut }) => {
    const description = `The file is in your downloads.${leftOutWords(leftOut)}`
    toast({ title: 'Exported', description })
  })
  const { status, variables, mutate } = exporting
  const isBusy = (what: Exported) => status === 'pending' && variables === what
  const [isOpen, setOpen] = useState(false)
  return (
    <Group
      title="My data"
      below={
        <>
          <ExportEnd exporting={exporting} />
          <div className="mt-4 border-line border-t pt-4">{below}</div>
        </>
      }
    >
      <ActionLine
        label="Export JSON"
        detail="All that Alap holds of you in one file, which it can read back"
        busy={isBusy('all')}
        onPress={() => mutate('all')}
      />
      <Disclosure
        title="For a spreadsheet"
        detail="One table as CSV"
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <Stack>
          <TableExport exporting={exporting} />
        </Stack>
      </Disclosure>
      <ActionLine
        label="Export Markdown"
        detail="Your reflections to read or to print, month by month"
        busy={isBusy('journal')}
        onPress={() => mutate('journal')}
      />
    </Group>
  )
}

type Exporting = ReturnType<typeof useExport>

/** One table for a spreadsheet, and what is different in it. */
function TableExport({ exporting }: { exporting: Exporting }) {
  const { status, variables, mutate } = exporting
  const [kind, setKind] = useState<MyKind>('mood_logs')
  return (
    <>
      <SelectField
        label="For a spreadsheet"
        hint="One table as CSV."
        value={kind}
        options={MY_KINDS.map((value) => ({ value, label: MY_KIND_NAMES[value] }))}
        onChange={(value) => setKind(MY_KINDS.find((known) => known === value) ?? 'mood_logs')}
      />
      <Stack align="start">
        <Button
          variant="quiet"
          busy={status === 'pending' && isTable(variables)}
          onClick={() => mutate(kind)}
        >
          Export CSV
        </Button>
      </Stack>
      <AboutFile />
    </>
  )
}

/** How far it is, what came of it, and what went wrong. */
function ExportEnd({ exporting, children }: { exporting: Exporting; children?: ReactNode }) {
  const { error, variables, mutate, status, progress } = exporting
  return (
    <>
      <div role="status">
        {status === 'pending' && progress && <Text tone="soft">{progressWords(progress)}</Text>}
        {children}
      </div>
      {error && <ErrorNotice error={error} onRetry={() => mutate(variables)} />}
    </>
  )
}

type ExportControlsProps = {
  exporting: Exporting
  /** Of the button that exports everything. */
  label: string
  /** What came of it, where the screen shows that. */
  children?: ReactNode
}

/** Everything as one file, or one table for a spreadsheet; how far it is, and what went wrong. */
export function ExportControls({ exporting, label, children }: ExportControlsProps) {
  const { status, variables, mutate } = exporting
  const isBusy = status === 'pending'
  return (
    <>
      <Stack align="start">
        <Button variant="quiet" busy={isBusy && variables === 'all'} onClick={() => mutate('all')}>
          {label}
        </Button>
      </Stack>
      <TableExport exporting={exporting} />
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
      <ExportEnd exporting={exporting}>{children}</ExportEnd>
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
