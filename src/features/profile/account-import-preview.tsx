import { MY_KIND_NAMES, type MyRows } from '~/domain/my-data/my-data.ts'
import { MOST_LOGS_A_DAY, MOST_ROWS } from '~/domain/my-data/newcomers.ts'
import type { ImportFile } from '~/features/profile/account-import-file.ts'
import { Button } from '~/ui/button.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Text } from '~/ui/text.tsx'

type ImportPreviewProps = {
  file: Extract<ImportFile, { status: 'ready' }>
  isBusy: boolean
  onImport: (rows: MyRows) => void
  onCancel: () => void
}

const TOO_MANY = {
  'in-all': `With what you have it would be more than the ${MOST_ROWS.toLocaleString('en')} that Alap holds.`,
  'in-a-day': `With what you have, a day would have more than ${MOST_LOGS_A_DAY}.`,
} as const

/** How much a file holds, and how much of it is new. */
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
          <Notice key={kind} tone="danger" title={`Too much for ${MY_KIND_NAMES[kind]}`}>
            {TOO_MANY[tooMany]} Nothing was changed.
          </Notice>
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
