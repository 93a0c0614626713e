import { lazy, Suspense } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'

const Bar = lazy(() =>
  import('~/listening/mini-player/connected-mini-player.tsx').then((m) => ({
    default: m.ConnectedMiniPlayer,
  })),
)

/** The player of the current track. Without a track it renders nothing and loads no code. */
export function MiniPlayer() {
  const { track } = usePlayerState()
  if (!track) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
