import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { CheckIcon } from '~/ui/icons.tsx'
import { Row } from '~/ui/layout/row.tsx'

/** Says that the entry is in the journal, and what can come next. */
export function EntrySavedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      emblem={<CheckIcon />}
      title="Entry saved"
      description="Your words are in your journal now, below today’s date. That is enough for today, unless there is more."
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
