import { type ComponentType, lazy, Suspense } from 'react'
import { PanchangLineFrame } from '~/features/dashboard/panchang-line-frame.tsx'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import { paths } from '~/lib/paths.ts'

// Not part of the first screen: it imports the series of the Sun and the Moon. Without this code the
// line is a link.
const RunningLimbs = lazy<ComponentType>(() =>
  afterFirstScreen()
    .then(() => import('~/features/dashboard/running-limbs.tsx'))
    .then(
      ({ RunningLimbs }) => ({ default: RunningLimbs }),
      () => ({ default: () => null }),
    ),
)

/** The tithi and the nakshatra that run now, in a line whose height is kept from the beginning. */
export function PanchangLine() {
  return (
    <PanchangLineFrame to={paths.panchang()} label="Today’s panchang">
      <Suspense fallback={null}>
        <RunningLimbs />
      </Suspense>
    </PanchangLineFrame>
  )
}
