import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { usePersonOrNull } from '~/queries/person.tsx'
import { useCloseOverlay } from '~/ui/overlay/use-overlay-link.ts'

type OverlayProps = {
  /** The value after the overlay's name in the address; empty when there is none. */
  value: string
  onClose: () => void
}

// Offline, this code may fail to load. The page below must still work then.
const later = (load: () => Promise<ComponentType<OverlayProps>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )

/** The overlays by their name in the query, see `lib/overlays.ts`. */
const OVERLAYS: Readonly<Record<string, ComponentType<OverlayProps>>> = {
  raga: later(() =>
    import('~/features/library/raga-sheet/raga-sheet.tsx').then((m) => m.RagaSheet),
  ),
  zen: later(() => import('~/features/session/zen/zen-mode.tsx').then((m) => m.ZenMode)),
  sit: later(() => import('~/features/session/sit/sit-overlay.tsx').then((m) => m.SitOverlay)),
  mantras: later(() =>
    import('~/features/mantras/mantras-dialog.tsx').then((m) => m.MantrasDialog),
  ),
  share: later(() => import('~/features/share/share-overlay.tsx').then((m) => m.ShareOverlay)),
  reminder: later(() =>
    import('~/features/share/reminder-overlay.tsx').then((m) => m.ReminderOverlay),
  ),
  yours: later(() =>
    import('~/features/library/yours/yours-overlay.tsx').then((m) => m.YoursOverlay),
  ),
  waiting: later(() => import('~/features/outbox/outbox-overlay.tsx').then((m) => m.OutboxOverlay)),
}

/** The overlay that the address names, above the page of a signed-in person. */
export function OpenOverlay() {
  const query = new URLSearchParams(useLocation().search)
  const close = useCloseOverlay()
  const person = usePersonOrNull()
  const name = Object.keys(OVERLAYS).find((candidate) => query.has(candidate))
  const Overlay = name === undefined ? undefined : OVERLAYS[name]
  if (!Overlay || name === undefined || !person) return null
  return (
    <Suspense key={person.uid} fallback={null}>
      <Overlay value={query.get(name) ?? ''} onClose={close} />
    </Suspense>
  )
}
