import { SharedDays } from '~/features/share/shared-days.tsx'
import { useDaysToShare } from '~/features/share/use-days-to-share.ts'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Text } from '~/ui/text.tsx'

type ShareOverlayProps = { onClose: () => void }

/** Share Your Streak: a picture of the days, drawn on the device. */
export function ShareOverlay({ onClose }: ShareOverlayProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Share Your Streak"
    >
      <Content />
    </Dialog>
  )
}

function Content() {
  const days = useDaysToShare()
  if (days.status === 'waiting') return <Text tone="soft">Counting your days…</Text>
  if (days.status === 'failed') {
    return (
      <Notice
        action={
          <Button variant="quiet" onClick={days.retry}>
            Try again
          </Button>
        }
      >
        Your days did not load just now. Everything you have done is kept.
      </Notice>
    )
  }
  if (days.total === 0) return <NoDaysYet />
  return <SharedDays streak={days.streak} total={days.total} />
}

function NoDaysYet() {
  return (
    <EmptyState
      title="Your first day will be here"
      action={<ButtonLink to={paths.moodCheckin()}>Begin with a check-in</ButtonLink>}
    >
      A session, a check-in or a few lines make a day. Then a picture of your days is drawn here,
      with the figure of the raga you heard last.
    </EmptyState>
  )
}
