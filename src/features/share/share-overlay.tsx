import { completedDays } from '~/domain/practice/day-counts.ts'
import { currentStreak } from '~/domain/practice/streak.ts'
import { SharedDays } from '~/features/share/shared-days.tsx'
import { paths } from '~/lib/paths.ts'
import { useStreakShown } from '~/queries/practice/streak-shown.ts'
import { type PracticeRows, usePractice } from '~/queries/practice/use-practice.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { NoticeToRetry } from '~/ui/feedback/notice.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

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
  const [isStreakShown] = useStreakShown()
  if (days) {
    if (days.total === 0) return <NoDaysYet />
    // If the person has turned the streak off, the shared picture does not show it either.
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

/** The days of practice for the card; `total` counts every completed day up to today. */
function daysToShare({ today, practice, restDays }: PracticeRows) {
  const completed = completedDays(practice)
  return {
    streak: currentStreak(completed, today, restDays),
    total: [...completed].filter((day) => day <= today).length,
  }
}
