import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type KeptWrite, listRows } from '~/device/outbox-rows.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { loadOutbox, outboxLoaded } from '~/queries/database/load-outbox.ts'
import type { Outbox } from '~/queries/outbox/outbox.ts'
import type { OutboxCode } from '~/queries/outbox/outbox-code.ts'

export type { Waiting } from '~/queries/outbox/waiting.ts'

type Loaded = { readonly outbox: Outbox; readonly waitingIn: OutboxCode['waitingIn'] }

const NOTHING: readonly KeptWrite[] = []

/** How much is saved on this device and not in the account, also what is on its way just now. */
export function useUnsent() {
  return { count: useRows(useLoaded()).length }
}

/** The same for a person who may be about to leave, read from the device; 0 if it does not reply. */
export async function countUnsent(uid: string): Promise<number> {
  const rows = await listRows(uid).catch(() => NOTHING)
  return rows.length
}

/** What waits because it could not be sent, for people to see. */
export function useOutbox() {
  const loaded = useLoaded()
  const rows = useRows(loaded)
  return {
    waiting: loaded?.waitingIn(rows) ?? [],
    sendNow: () => void loaded?.outbox.send({ hurry: true }),
    tryAgain: (seq: number) => void loaded?.outbox.tryAgain(seq),
    giveUp: (seq: number) => void loaded?.outbox.giveUp(seq),
  }
}

/** The person's outbox; `null` until its code has loaded and has read the device. */
function useLoaded(): Loaded | null {
  const { uid } = usePerson()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const { outboxOf, waitingIn } = await loadOutbox().catch(() => outboxLoaded)
      const outbox = outboxOf(uid)
      await outbox.ready()
      if (isWanted) setLoaded({ outbox, waitingIn })
    }
    load().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [uid])
  return loaded
}

function useRows(loaded: Loaded | null): readonly KeptWrite[] {
  const subscribe = useCallback(
    (changed: () => void) => loaded?.outbox.subscribe({ changed }) ?? (() => {}),
    [loaded],
  )
  return useSyncExternalStore(subscribe, () => loaded?.outbox.rows() ?? NOTHING)
}
