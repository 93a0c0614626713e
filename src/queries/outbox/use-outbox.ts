import { useCallback, useSyncExternalStore } from 'react'
import type { KeptWrite } from '~/device/outbox-rows.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { isKnownWrite, type Write } from '~/queries/writes/write.ts'

/** A write that is on this device and not yet, or never, in the database. */
export type Waiting = {
  readonly seq: number
  /** `null` for a kind that this version of the app does not know. */
  readonly write: Write | null
  /** The instant it was made, ISO 8601 in UTC. */
  readonly at: string
  /** It is not sent by itself any more: the person has to look at it. */
  readonly needsAttention: boolean
}

/** What waits on this device, oldest first. */
function useWaiting(): readonly KeptWrite[] {
  const outbox = outboxOf(usePerson().uid)
  const subscribe = useCallback((changed: () => void) => outbox.subscribe({ changed }), [outbox])
  return useSyncExternalStore(subscribe, outbox.rows)
}

/** How much is saved on this device and not in the account, also what is on its way just now. */
export function useUnsent() {
  return { count: useWaiting().length }
}

/** What waits because it could not be sent, for people to see. */
export function useOutbox() {
  const outbox = outboxOf(usePerson().uid)
  const rows = useWaiting()
  // Without a failure all of it is on its way, and gone before anybody could read about it.
  const isHeldUp = rows.some(({ fault, nextAt }) => fault === null && nextAt > 0)
  const waiting = rows.filter(({ fault }) => isHeldUp || fault !== null).map(waitingOf)
  return {
    waiting,
    sendNow: () => void outbox.send({ hurry: true }),
    tryAgain: (seq: number) => void outbox.tryAgain(seq),
    giveUp: (seq: number) => void outbox.giveUp(seq),
  }
}

function waitingOf({ seq, write, at, fault }: KeptWrite): Waiting {
  return { seq, write: isKnownWrite(write) ? write : null, at, needsAttention: fault !== null }
}
