import { MY_KIND_NAMES, type MyRows } from '~/domain/my-data/my-data.ts'
import type { ImportFile } from '~/features/profile/account-import-file.ts'
import { Button } from '~/ui/button.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/text.tsx'

type ImportPreviewProps = {
  file: Extract<ImportFile, { status: 'ready' }>
  isBusy: boolean
  onImport: (rows: MyRows) => void
  onCancel: () => void
}

/** How much a file holds, and how much of it is new. */
export function ImportPreview({ file, isBusy, onImport, onCancel }: ImportPreviewProps) {
  const fresh = file.newcomers.reduce((sum, kind) => sum + kind.fresh, 0)
  return (
    <Stack>
      <FactList
        facts={file.newcomers.map(({ kind, all, fresh: added }) => ({
          name: MY_KIND_NAMES[kind],
          value: all === 0 ? 'None' : `${all}, of them ${added} new`,
        }))}
      />
      {fresh === 0 && <Text>All that is in this file is here already.</Text>}
      <Row>
        {fresh > 0 && (
          <Button busy={isBusy} onClick={() => onImport(file.rows)}>
            {isBusy ? 'Importing...' : `Import ${fresh} new`}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {fresh > 0 ? 'Cancel' : 'Close'}
        </Button>
      </Row>
    </Stack>
  )
}
