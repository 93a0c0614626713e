import type { KeptWrite } from '~/device/outbox-rows.ts'
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

/** Of what is on the device, what waits because it could not be sent, for people to see. */
export function waitingIn(rows: readonly KeptWrite[]): readonly Waiting[] {
  // Without a failure all of it is on its way, and gone before anybody could read about it.
  const isHeldUp = rows.some(isToBeSentAgain)
  return rows.filter(({ fault }) => isHeldUp || fault !== null).map(waitingOf)
}

function isToBeSentAgain({ fault, attempts, nextAt }: KeptWrite): boolean {
  return fault === null && attempts > 0 && nextAt > 0
}

function waitingOf({ seq, write, at, fault }: KeptWrite): Waiting {
  return { seq, write: isKnownWrite(write) ? write : null, at, needsAttention: fault !== null }
}
