import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Journey } from '~/features/progress/journey.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Loader } from '~/ui/loader.tsx'
import { JourneyFrame } from '~/ui/progress/journey-frame.tsx'
import { Tabs } from '~/ui/tabs.tsx'
import { useOverlayLink } from '~/ui/use-overlay-link.ts'

const Insight = lazy(() =>
  import('~/features/progress/insight.tsx').then((module) => ({ default: module.Insight })),
)

const TABS = [
  { id: 'practice', label: 'Practice' },
  { id: 'insight', label: 'Insight' },
] as const

/** Your Journey: the days of practice, and what the moods show. */
export function ProgressPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const overlayLink = useOverlayLink()
  const tab = new URLSearchParams(search).get('tab') === 'insight' ? 'insight' : 'practice'
  return (
    <JourneyFrame
      title="Your Journey"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      onward={
        <Row gap="tight">
          <ButtonLink to={paths.motivation()} variant="quiet">
            Motivation
          </ButtonLink>
          <ButtonLink {...overlayLink(overlays.share())} variant="ghost">
            Share Your Streak
          </ButtonLink>
          <ButtonLink {...overlayLink(overlays.reminder())} variant="ghost">
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
          <Journey />
        ) : (
          <Suspense fallback={<Loader label="Gathering your moods…" />}>
            <Insight />
          </Suspense>
        )}
      </Tabs>
    </JourneyFrame>
  )
}
