import { type ComponentType, lazy, Suspense } from 'react'
import { DashboardPage } from '~/features/dashboard/dashboard-page.tsx'
import { afterFirstScreen } from '~/lib/first-screen.ts'

// Not part of the first screen, and nothing is missed without its code.
const OnThisDayAtHome = lazy<ComponentType>(() =>
  afterFirstScreen()
    .then(() => import('~/features/journal/on-this-day-at-home.tsx'))
    .then(
      (m) => ({ default: m.OnThisDayAtHome }),
      () => ({ default: () => null }),
    ),
)

/** Home with a look back in it. The two areas do not import each other, so they meet here. */
export function HomeScreen() {
  return (
    <DashboardPage
      lookBack={
        <Suspense fallback={null}>
          <OnThisDayAtHome />
        </Suspense>
      }
    />
  )
}
