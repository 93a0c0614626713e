import { lazy } from 'react'
import { ProgressPage } from '~/features/progress/progress-page.tsx'

const InsightTab = lazy(() =>
  import('~/features/insight/insight-tab.tsx').then((module) => ({ default: module.InsightTab })),
)

/** Your Journey with Insight in it. The two areas do not import each other, so they meet here. */
export function ProgressScreen() {
  return <ProgressPage insight={<InsightTab />} />
}
