import { lazy, Suspense } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'

const Bar = lazy(() =>
  import('~/listening/mini-player/connected-mini-player.tsx').then(
    (m) => ({ default: m.ConnectedMiniPlayer }),
    // Offline, this code may fail to load. The page and the sound must go on without it.
    () => ({ default: () => null }),
  ),
)

/** The player of the current recording. Without a recording it renders nothing and loads no code. */
export function MiniPlayer() {
  const { recording } = usePlayerState()
  if (!recording) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
