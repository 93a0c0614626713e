import { lazy } from 'react'
import { ProgressPage } from '~/features/progress/progress-page.tsx'

const Insight = lazy(() =>
  import('~/features/insight/insight.tsx').then((module) => ({ default: module.Insight })),
)

/** Your Journey with Insight in it: two areas meet here, which do not know one another. */
export function ProgressScreen() {
  return <ProgressPage insight={<Insight />} />
}
