import { pageSit } from '~/features/session/sit/page-sit.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Row } from '~/ui/layout/row.tsx'

/** Asked before a sit that would not count is ended. */
export function EndSit({ onStay }: { onStay: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title="End this sit?"
      description="A sit is recorded from four fifths of its time on. Ended now, it is not."
    >
      <Row stackOnPhone>
        <Button onClick={onStay}>Go on sitting</Button>
        <Button variant="quiet" onClick={pageSit.giveUp}>
          End without recording
        </Button>
      </Row>
    </Dialog>
  )
}
