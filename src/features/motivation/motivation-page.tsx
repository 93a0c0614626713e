import { useEffect, useRef } from 'react'
import { AchievementList } from '~/features/motivation/achievement-list.tsx'
import { TipList } from '~/features/motivation/motivation-lists.tsx'
import { PracticePanel } from '~/features/motivation/practice-panel.tsx'
import { useAchievements } from '~/features/motivation/use-achievements.ts'
import { paths } from '~/lib/paths.ts'
import { useStreakShown } from '~/queries/practice/streak-shown.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { NoticeToRetry } from '~/ui/feedback/notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack, TwoColumns } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

/** What the person has achieved, what comes next, and tips to continue. */
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
  const { standing, error, retry } = useAchievements()
  const [withStreak] = useStreakShown()
  const isShown = useRef(false)
  useEffect(() => {
    if (!error || isShown.current) return
    isShown.current = true
    reportError(error)
  }, [error])
  if (standing) {
    return (
      <>
        <PracticePanel
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

type Tip = { readonly title: string; readonly text: string }

/** Tips to continue a practice. */
const TIPS: readonly Tip[] = [
  {
    title: 'Set Small Goals',
    text: 'Five minutes you keep are worth more than an hour you put off. Choose the length you could manage on your worst day.',
  },
  {
    title: 'Create a Routine',
    text: 'Tie your sit to something that happens anyway: the first tea, the lamp at dusk. Every raga has its hour, and so can you.',
  },
  {
    title: 'Be Kind to Yourself',
    text: 'A missed day is a day, not a verdict. Begin again where you are; nothing you have done is taken away.',
  },
  {
    title: 'Track Your Progress',
    text: 'A mood and a line are enough. In a few weeks they show you what no single day can.',
  },
  {
    title: 'Find Your Why',
    text: 'Write one sentence about what you sit down for, and read it on the evenings when the cushion looks far away.',
  },
  {
    title: 'Embrace Challenges',
    text: 'Some sits are restless. Staying to the last note of a restless one is the practice, too.',
  },
]
