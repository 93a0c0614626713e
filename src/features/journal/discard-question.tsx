import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void }

/** Asked before changed words are let go. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Notice
      tone="danger"
      title="Leave without saving?"
      action={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            Discard changes
          </Button>
          {/* Last, so that taking the focus brings the whole question into view. */}
          <Button autoFocus onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    >
      The entry stays as it was, and what you changed here is lost.
    </Notice>
  )
}
