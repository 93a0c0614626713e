import { MY_KIND_NAMES, type MyKind, type MyRows } from '~/domain/my-data/my-data.ts'
import {
  MOST_LOGS_A_DAY,
  mostRowsOf,
  type Newcomers,
  newcomersOf,
} from '~/domain/my-data/rows-to-import.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import { myData } from '~/queries/account/my-data.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

// More than a browser can reliably keep in memory as text and as rows at the same time.
const MOST_BYTES = 200_000_000
const MOST_REASONS = 5

/** A chosen file after it is read and compared. */
type ImportFile =
  | { readonly status: 'refused'; readonly because: readonly string[] }
  | { readonly status: 'ready'; readonly rows: MyRows; readonly newcomers: readonly Newcomers[] }

/**
 * Reads a chosen file and compares it with the stored data, without writing.
 * Rejects with a `DataError` if the stored data cannot be read.
 */
export async function readImportFile(file: File, uid: string): Promise<ImportFile> {
  if (file.size > MOST_BYTES) {
    return refused([
      'This file is larger than 200 MB. That is more than can be looked through here.',
    ])
  }
  const text = await file.text().catch(() => null)
  if (text === null) return refused(['This file could not be opened. Choose it once more.'])
  const read = await myData.readFile(text)
  if (read.status === 'refused') return refused(read.because)
  const { account: _, ...held } = (await myData.read(uid)).data
  return { status: 'ready', rows: read.rows, newcomers: newcomersOf(read.rows, held) }
}

function refused(because: readonly string[]): ImportFile {
  const more = because.length - MOST_REASONS
  if (more <= 0) return { status: 'refused', because }
  return { status: 'refused', because: [...because.slice(0, MOST_REASONS), `And ${more} more.`] }
}

type ImportPreviewProps = {
  file: Extract<ImportFile, { status: 'ready' }>
  isBusy: boolean
  onImport: (rows: MyRows) => void
  onCancel: () => void
}

const TOO_MANY = {
  'in-all': (kind: MyKind) =>
    `With what you have it would be more than the ${groupedNumber(mostRowsOf(kind))} that Alap holds.`,
  'in-a-day': () => `With what you have, a day would have more than ${MOST_LOGS_A_DAY}.`,
} as const

/** The number of rows in a file, and how many of them are new. */
export function ImportPreview({ file, isBusy, onImport, onCancel }: ImportPreviewProps) {
  const fresh = file.newcomers.reduce((sum, kind) => sum + kind.fresh, 0)
  const isTaken = fresh > 0 && file.newcomers.every(({ tooMany }) => !tooMany)
  return (
    <Stack>
      <FactList
        facts={file.newcomers.map(({ kind, all, fresh: added }) => ({
          name: MY_KIND_NAMES[kind],
          value: all === 0 ? 'None' : `${all}, of them ${added} new`,
        }))}
      />
      {file.newcomers.map(({ kind, tooMany }) =>
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
          <Button busy={isBusy} onClick={() => onImport(file.rows)}>
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
