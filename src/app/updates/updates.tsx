import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { newVersion, registerAppWorker, startVersion } from '~/app/updates/app-version.ts'
import { usePlayerOrNull, usePlayerState } from '~/audio/audio-provider.tsx'
import { isRunning } from '~/audio/player/player-state.ts'
import { queryBelow } from '~/lib/overlays.ts'
import { storeBeforeReload } from '~/lib/shell/before-reload.ts'
import { UpdateCard } from '~/ui/feedback/update-card.tsx'

/** Keeps the app on this device, and says when a newer version waits there. */
export function Updates() {
  const worker = useSyncExternalStore(newVersion.subscribe, newVersion.snapshot)
  useEffect(() => {
    // Without a worker, as in some private windows, the app still works over the network.
    registerAppWorker().catch(() => {})
  }, [])
  return worker && <NewVersion worker={worker} />
}

/** The card waits while a recording plays and while a layer, such as a sit, covers the page. */
function NewVersion({ worker }: { worker: ServiceWorker }) {
  const player = usePlayerOrNull()
  const isSounding = isRunning(usePlayerState())
  const { search } = useLocation()
  const [declined, setDeclined] = useState<ServiceWorker>()
  const [isStarting, setStarting] = useState(false)

  async function start() {
    setStarting(true)
    try {
      await storeBeforeReload()
      if (player && isRunning(player.snapshot())) return
      await startVersion(worker)
      window.location.reload()
    } catch {
      // What could not be stored stays on the page.
    } finally {
      setStarting(false)
    }
  }

  if (worker === declined || isSounding || queryBelow(search) !== search) return null
  return (
    <UpdateCard
      isStarting={isStarting}
      onStart={() => void start()}
      onLater={() => setDeclined(worker)}
    />
  )
}
