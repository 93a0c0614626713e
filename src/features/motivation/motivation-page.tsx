import { useEffect, useRef } from 'react'
import { AchievementList } from '~/features/motivation/achievement-list.tsx'
import { StandingPanel } from '~/features/motivation/standing-panel.tsx'
import { TIPS } from '~/features/motivation/tips.ts'
import { useStanding } from '~/features/motivation/use-standing.ts'
import { paths } from '~/lib/paths.ts'
import { useStreakShown } from '~/queries/streak-shown.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TwoColumns } from '~/ui/layout/two-columns.tsx'
import { Loader } from '~/ui/loader.tsx'
import { TipList } from '~/ui/motivation/tip-list.tsx'
import { NoticeToRetry } from '~/ui/notice-to-retry.tsx'
import { Heading } from '~/ui/text.tsx'

/** What a practice has become, what comes next, and what helps it to last. */
export function MotivationPage() {
  return (
    <Page
      title="Motivation"
      width="board"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      lead="A practice grows by small sits, taken often. Here is what yours has become, what comes next, and what helps it to last."
    >
      <TwoColumns
        aside={
          <Stack>
            <Heading>What helps</Heading>
            <TipList tips={TIPS} />
          </Stack>
        }
      >
        <Row>
          <ButtonLink to={paths.moodCheckin()}>Start Session</ButtonLink>
          <ButtonLink to={paths.journal()} variant="quiet">
            Write Journal
          </ButtonLink>
        </Row>
        <Achievements />
      </TwoColumns>
    </Page>
  )
}

function Achievements() {
  const { standing, error, retry } = useStanding()
  const [withStreak] = useStreakShown()
  const isTold = useRef(false)
  useEffect(() => {
    if (!error || isTold.current) return
    isTold.current = true
    reportError(error)
  }, [error])
  if (standing) {
    return (
      <>
        <StandingPanel
          figures={standing.figures}
          achievements={standing.achievements}
          withStreak={withStreak}
        />
        <AchievementList achievements={standing.achievements} />
      </>
    )
  }
  if (!error) return <Loader label="Counting your days" />
  return <NoticeToRetry onRetry={retry}>Your achievements did not load just now.</NoticeToRetry>
}
