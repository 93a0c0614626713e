import { lazy, Suspense } from 'react'
import { usePlayerState } from '~/audio/use-player-state.ts'

const Bar = lazy(() =>
  import('~/app/connected-player-bar.tsx').then((m) => ({ default: m.ConnectedPlayerBar })),
)

/** The player of the current track; nothing, not even its code, while there is none. */
export function MiniPlayer() {
  const { track } = usePlayerState()
  if (!track) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
