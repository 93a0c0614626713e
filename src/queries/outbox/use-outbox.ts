import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { listRows } from '~/device/outbox-rows.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { waitingIn } from '~/queries/outbox/waiting.ts'
import { usePerson } from '~/queries/person.tsx'

export type { Write } from '~/data/write.ts'
export type { Waiting } from '~/queries/outbox/waiting.ts'

/** How much is saved on this device and not in the account, also what is on its way just now. */
export function useUnsent() {
  return { count: useRows(usePerson().uid).length }
}

/** The same for a person who may be about to leave, read from the device; 0 if it does not reply. */
export async function countUnsent(uid: string): Promise<number> {
  const rows = await listRows(uid).catch(() => [])
  return rows.length
}

/** What waits because it could not be sent, for people to see. */
export function useOutbox() {
  const { uid } = usePerson()
  const outbox = outboxOf(uid)
  return {
    waiting: waitingIn(useRows(uid)),
    sendNow: () => void outbox.send({ hurry: true }),
    tryAgain: (seq: number) => void outbox.tryAgain(seq),
    giveUp: (seq: number) => void outbox.giveUp(seq),
  }
}

/** The writes that wait; none until the device has been read. */
function useRows(uid: string) {
  const outbox = outboxOf(uid)
  useEffect(() => {
    void outbox.ready()
  }, [outbox])
  const subscribe = useCallback((changed: () => void) => outbox.subscribe({ changed }), [outbox])
  return useSyncExternalStore(subscribe, outbox.rows)
}
