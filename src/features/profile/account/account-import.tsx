import { useMutation } from '@tanstack/react-query'
import { MY_KIND_NAMES, type MyKind } from '~/domain/my-data/my-data.ts'
import {
  MOST_LOGS_A_DAY,
  mostRowsOf,
  type Newcomers,
  newcomersOf,
} from '~/domain/my-data/rows-to-import.ts'
import { dataErrorKind } from '~/lib/data-error.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { type Import, importRows, undoImport, useImports } from '~/queries/account/imports.ts'
import { myData } from '~/queries/account/my-data.ts'
import { usePerson } from '~/queries/person.tsx'
import { DeviceFull } from '~/queries/rows/store-write.ts'
import { Button } from '~/ui/controls/button.tsx'
import { FileField } from '~/ui/controls/field.tsx'
import { ErrorNotice, failedWriteWords } from '~/ui/feedback/error-notice.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Imports an exported file: choose it, check what it would add, then add the rows, or take them back. */
export function AccountImport() {
  const { uid } = usePerson()
  const look = useMutation<Awaited<ReturnType<typeof readImportFile>>, Error, File>({
    mutationFn: (file) => readImportFile(file, uid),
  })
  const add = useAdd(() => look.reset())
  const isRefused = look.data?.status === 'refused'
  return (
    <Stack>
      <FileField
        label="Import"
        accept=".json,application/json"
        hint="A JSON file from Alap. You see what it would add before anything is stored, and what you have stays as it is."
        error={isRefused ? 'This file cannot be imported. Nothing was changed.' : undefined}
        disabled={look.isPending || add.isPending}
        onChoose={(file) => {
          add.reset()
          look.mutate(file)
        }}
      />
      {look.isPending && <Loader label="Looking through the file..." />}
      {look.error && <ErrorNotice error={look.error} onRetry={() => look.mutate(look.variables)} />}
      {look.data?.status === 'refused' && (
        <Notice tone="danger" title="What is wrong with it">
          {look.data.because.map((reason) => (
            <Text key={reason}>{reason}</Text>
          ))}
        </Notice>
      )}
      {look.data?.status === 'ready' && !add.error && (
        <ImportPreview
          newcomers={look.data.newcomers}
          isBusy={add.isPending}
          onImport={add.mutate}
          onCancel={() => look.reset()}
        />
      )}
      {add.error && <Unfinished error={add.error} onRetry={() => add.mutate(add.variables)} />}
      {useImports().map((one) => (
        <ImportNotice key={one.id} one={one} />
      ))}
    </Stack>
  )
}

function useAdd(onDone: () => void) {
  const { uid } = usePerson()
  const { toast } = useToast()
  const undo = useUndo()
  return useMutation<string, Error, readonly Newcomers[]>({
    mutationFn: (newcomers) => importRows(uid, newcomers),
    onSuccess: (id) => {
      toast({
        title: 'Imported',
        description: 'What was in the file is part of your practice.',
        action: { label: 'Undo', perform: () => void undo(id) },
      })
      onDone()
    },
  })
}

function useUndo() {
  const { toast } = useToast()
  const fail = useFailure()
  const undo = async (id: string) => {
    try {
      const stayed = await undoImport(id)
      toast({ title: 'Import undone', description: undoneWords(stayed) })
    } catch {
      fail('The import could not be undone. What was imported is still here.', {
        retry: () => void undo(id),
      })
    }
  }
  return undo
}

/** What an import of this page added, and a way to take it back. */
function ImportNotice({ one: { id, count, gone, stayed } }: { one: Import }) {
  const undo = useUndo()
  if (stayed !== null) return <Notice>{`The import was undone. ${undoneWords(stayed)}`}</Notice>
  const back = (
    <Button variant="quiet" onClick={() => void undo(id)}>
      Undo import
    </Button>
  )
  return (
    <Notice action={back}>
      {`${importedWords(count - gone)}${goneWords(gone)} Until you close or reload this page, you can undo it.`}
    </Notice>
  )
}

function importedWords(count: number): string {
  if (count === 0) return 'Nothing from the file was added.'
  return count === 1
    ? 'One new thing from the file is part of your practice.'
    : `${groupedNumber(count)} new things from the file are part of your practice.`
}

function goneWords(gone: number): string {
  if (gone === 0) return ''
  return gone === 1
    ? ' One thing that you had deleted stays deleted.'
    : ` ${groupedNumber(gone)} things that you had deleted stay deleted.`
}

function undoneWords(stayed: number): string {
  if (stayed === 0) return 'What it had added is gone again.'
  const left =
    stayed === 1 ? 'One thing that you changed' : `${groupedNumber(stayed)} things that you changed`
  return `What it had added is gone again. ${left} since ${stayed === 1 ? 'stays' : 'stay'}.`
}

function Unfinished({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  )
  if (error instanceof DeviceFull) {
    return (
      <Notice tone="danger" title="This device has no room for it" action={again}>
        Nothing was imported, and what you had is as it was. Free some space on this device, then
        try again.
      </Notice>
    )
  }
  // Only where the browser keeps nothing, and each part is sent at once.
  return (
    <Notice tone="danger" title={failedWriteWords(dataErrorKind(error)).title} action={again}>
      The import did not come to its end. Some of it may be stored already, and what you had is as
      it was. Try again: nothing is added twice.
    </Notice>
  )
}

// More than a browser can reliably keep in memory as text and as rows at the same time.
const MOST_BYTES = 200_000_000
const MOST_REASONS = 5

/** A chosen file after it is read and compared. */
type ImportFile =
  | { readonly status: 'refused'; readonly because: readonly string[] }
  | { readonly status: 'ready'; readonly newcomers: readonly Newcomers[] }

/**
 * Reads a chosen file and compares it with the stored data, without writing.
 * Rejects with a `DataError` if the stored data cannot be read.
 */
async function readImportFile(file: File, uid: string): Promise<ImportFile> {
  if (file.size > MOST_BYTES) {
    return refused([
      'This file is larger than 200 MB. That is more than can be looked through here.',
    ])
  }
  const text = await file.text().catch(() => null)
  if (text === null) return refused(['This file could not be opened. Choose it once more.'])
  const read = await myData.readFile(text)
  if (read.status === 'refused') return refused(read.because)
  const { account: _, ...held } = await myData.read(uid)
  return { status: 'ready', newcomers: newcomersOf(read.rows, held) }
}

function refused(because: readonly string[]): ImportFile {
  const more = because.length - MOST_REASONS
  if (more <= 0) return { status: 'refused', because }
  return { status: 'refused', because: [...because.slice(0, MOST_REASONS), `And ${more} more.`] }
}

type ImportPreviewProps = {
  newcomers: readonly Newcomers[]
  isBusy: boolean
  onImport: (newcomers: readonly Newcomers[]) => void
  onCancel: () => void
}

const TOO_MANY = {
  'in-all': (kind: MyKind) =>
    `With what you have it would be more than the ${groupedNumber(mostRowsOf(kind))} that Alap holds.`,
  'in-a-day': () => `With what you have, a day would have more than ${MOST_LOGS_A_DAY}.`,
} as const

/** The number of rows in a file, and how many of them are new. */
function ImportPreview({ newcomers, isBusy, onImport, onCancel }: ImportPreviewProps) {
  const fresh = newcomers.reduce((sum, kind) => sum + kind.fresh, 0)
  const isTaken = fresh > 0 && newcomers.every(({ tooMany }) => !tooMany)
  return (
    <Stack>
      <FactList
        facts={newcomers.map(({ kind, all, fresh: added }) => ({
          name: MY_KIND_NAMES[kind],
          value: all === 0 ? 'None' : `${all}, of them ${added} new`,
        }))}
      />
      {newcomers.map(({ kind, tooMany }) =>
        tooMany ? (
          <Notice
            key={kind}
            tone="danger"
            title={`Too much for ${MY_KIND_NAMES[kind]}`}
          >{`${TOO_MANY[tooMany](kind)} Nothing was changed.`}</Notice>
        ) : null,
      )}
      {fresh === 0 && <Text>All that is in this file is here already.</Text>}
      <Row>
        {isTaken && (
          <Button busy={isBusy} onClick={() => onImport(newcomers)}>
            {isBusy ? 'Importing...' : `Import ${fresh} new`}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {isTaken ? 'Cancel' : 'Close'}
        </Button>
      </Row>
    </Stack>
  )
}
