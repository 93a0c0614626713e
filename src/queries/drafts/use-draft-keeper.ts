import { useEffect, useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import { beforeReload } from '~/lib/shell/before-reload.ts'
import { DraftKeeper } from '~/queries/drafts/draft-keeper.ts'
import { usePerson } from '~/queries/person.tsx'

/**
 * Keeps on this device, under the first name that is given, what the signed-in person types: soon
 * after a key, and at once when the page is hidden or left. `onKept` hears where it is kept.
 */
export function useDraftKeeper<Typed>(
  name: string,
  onKept?: (keptIn: KeptIn) => void,
): DraftKeeper<Typed> {
  const { uid } = usePerson()
  const [keeper] = useState(
    () =>
      new DraftKeeper<Typed>(async (typed, isLast) => {
        const store = isLast ? deviceStore.setAtOnce : deviceStore.set
        const keptIn = await store(uid, name, typed)
        onKept?.(keptIn)
      }),
  )
  useEffect(() => {
    document.addEventListener('visibilitychange', keeper.leave)
    window.addEventListener('pagehide', keeper.leave)
    const forget = beforeReload(keeper.leave)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', keeper.leave)
      window.removeEventListener('pagehide', keeper.leave)
      void keeper.leave()
    }
  }, [keeper])
  return keeper
}
