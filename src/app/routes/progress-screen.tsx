import { lazy } from 'react'
import { ProgressPage } from '~/features/progress/progress-page.tsx'

const Insight = lazy(() =>
  import('~/features/insight/insight.tsx').then((module) => ({ default: module.Insight })),
)

/** Your Journey with Insight in it. The two areas do not import each other, so they meet here. */
export function ProgressScreen() {
  return <ProgressPage insight={<Insight />} />
}
