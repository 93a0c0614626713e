import { daysToShare } from '~/features/share/days-to-share.ts'
import { SharedDays } from '~/features/share/shared-days.tsx'
import { paths } from '~/lib/paths.ts'
import { useStreakShown } from '~/queries/streak-shown.ts'
import { usePractice } from '~/queries/use-practice.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { NoticeToRetry } from '~/ui/notice-to-retry.tsx'
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
  const { data: days, error, retry } = usePractice(daysToShare)
  const [isStreakShown, , isAsked] = useStreakShown()
  if (days && !isAsked) {
    if (days.total === 0) return <NoDaysYet />
    // What a person wishes not to see is not put on a picture for others either.
    return <SharedDays streak={isStreakShown ? days.streak : 0} total={days.total} />
  }
  if (!error) return <Text tone="soft">Counting your days…</Text>
  return <NoticeToRetry onRetry={retry}>Your days did not load just now.</NoticeToRetry>
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
