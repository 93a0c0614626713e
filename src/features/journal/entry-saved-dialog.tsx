import { paths } from '~/lib/paths.ts'
import type { Saved } from '~/queries/journal/journal-writes.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { CheckIcon } from '~/ui/motifs/icons.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

const DESCRIPTIONS: Readonly<Record<Saved, string>> = {
  saved:
    'Your words are in your journal now, below today’s date. That is enough for today, unless there is more.',
  'beside-another':
    'Another tab or device had saved other words from this sheet. Both are in your journal now, as two entries.',
}

type EntrySavedDialogProps = { saved: Saved; onClose: () => void }

/** Confirms that the entry is saved and offers the next steps. */
export function EntrySavedDialog({ saved, onClose }: EntrySavedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      emblem={<CheckIcon />}
      title="Entry saved"
      description={DESCRIPTIONS[saved]}
    >
      <Row stackOnPhone>
        <ButtonLink to={paths.dashboard()}>Back to Home</ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Write another
        </Button>
      </Row>
    </Dialog>
  )
}
