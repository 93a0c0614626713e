import { type ReactNode, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PracticeTab } from '~/features/progress/practice-tab.tsx'
import { ProgressFrame } from '~/features/progress/progress-frame.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Tabs } from '~/ui/controls/tabs.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

const TABS = [
  { id: 'practice', label: 'Practice' },
  { id: 'insight', label: 'Insight' },
] as const

type ProgressPageProps = {
  /** The figures of the moods: from another area, so the app passes them in. */
  insight: ReactNode
}

/** Your Journey: the days of practice, and the figures of the moods. */
export function ProgressPage({ insight }: ProgressPageProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const overlayLink = useOverlayLink()
  const tab = new URLSearchParams(search).get('tab') === 'insight' ? 'insight' : 'practice'
  return (
    <ProgressFrame
      title="Your Journey"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      onward={
        <Row gap="tight">
          <ButtonLink to={paths.motivation()} variant="quiet">
            Motivation
          </ButtonLink>
          <ButtonLink {...overlayLink(overlays.share())} variant="quiet">
            Share Your Streak
          </ButtonLink>
          <ButtonLink {...overlayLink(overlays.reminder())} variant="quiet">
            Daily reminder
          </ButtonLink>
        </Row>
      }
    >
      <Tabs
        label="Your Journey"
        tabs={TABS}
        value={tab}
        onChange={(id) =>
          void navigate(id === 'insight' ? '?tab=insight' : pathname, { replace: true })
        }
      >
        {tab === 'practice' ? (
          <PracticeTab />
        ) : (
          <Suspense fallback={<Loader label="Gathering your moods…" />}>{insight}</Suspense>
        )}
      </Tabs>
    </ProgressFrame>
  )
}
