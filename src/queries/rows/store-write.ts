import { useMutation } from '@tanstack/react-query'
import type { Written } from '~/data/send-call.ts'
import { insteadOf, performWrite, rowOf, type Write } from '~/data/write.ts'
import { askToPersist } from '~/device/ask-to-persist.ts'
import type { Database } from '~/lib/call.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { clockQuestion } from '~/queries/outbox/clock-question.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { inTime } from '~/queries/outbox/waiters.ts'
import { usePerson } from '~/queries/person.tsx'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { identity } from '~/services/identity/identity.ts'

/**
 * How a write ended: `kept` is safe on this device and will be sent; `beside` was stored as a new
 * entry, because something else is stored under its id.
 */
export type Saved = Written | 'beside' | 'kept'

/** A mutation that stores the write made from its input; ids and instants are made at the call. */
export function useWrite<Input>(writeOf: (input: Input) => Write) {
  const { uid } = usePerson()
  return useMutation<Saved, DataError, Input>({
    mutationFn: async (input) => storeWrite(uid, writeOf(input)),
  })
}

/**
 * Stores a write, which is harmless to repeat, on this device, from where it is on every screen at
 * once, and sends it; a browser that keeps nothing on the device sends it directly. Resolves when
 * the database has it, or to `kept` when that takes long or cannot be now.
 * @throws DataError when it can never be stored, could not be sent directly, or has a day that the
 * person does not confirm
 */
export async function storeWrite(uid: string, write: Write): Promise<Saved> {
  await checkClock(write)
  // Also somebody who signed out while they were asked.
  if (!isSignedIn(uid)) throw new DataError('signed-out', 'Nobody of this name is signed in here')
  const kept = await outboxOf(uid)
    .commit(write)
    .catch(() => null)
  if (!kept) return sendDirectly(uid, write)
  askToPersist()
  const end = await inTime(kept.end)
  if ('did' in end) return end.did
  // The page that made it shows the error, and still has the words.
  await outboxOf(uid).giveUp(kept.seq)
  throw end.error
}

/** The device has no room for what was to be kept; nothing of it was stored. */
export class DeviceFull extends DataError {
  constructor(cause: unknown) {
    super('unexpected', 'The device has no room', { cause })
  }
}

/**
 * Stores writes of different rows, each of which is harmless to repeat, on this device in one
 * transaction; a browser that keeps nothing on the device sends them one after another. Resolves once
 * all are safe, or cannot be stored because of what the database has.
 * @param areMany not sent directly where only the room for them is missing, so that no half of them is stored
 * @throws DataError when they are not, as `storeWrite` does, or `DeviceFull`; to do it all again is harmless
 */
export async function storeTogether(
  uid: string,
  writes: readonly Write[],
  { areMany = false } = {},
): Promise<void> {
  for (const write of writes) await checkClock(write)
  if (!isSignedIn(uid)) throw new DataError('signed-out', 'Nobody of this name is signed in here')
  const isKept = await outboxOf(uid)
    .commitTogether(writes)
    .then(
      () => true,
      (cause: unknown) => {
        if (areMany && Object(cause).name === 'QuotaExceededError') throw new DeviceFull(cause)
        return false
      },
    )
  if (isKept) return askToPersist()
  for (const write of writes) {
    await sendDirectly(uid, write).catch((error: unknown) => {
      if (!(error instanceof WriteRefused)) throw error
    })
  }
}

async function checkClock(write: Write): Promise<void> {
  if (await clockQuestion.mayStore(write)) return
  throw new DataError('wrong-clock', 'The date of the device is to be corrected first')
}

function isSignedIn(uid: string): boolean {
  const state = identity.current()
  return state.status === 'signed-in' && state.person.uid === uid
}

// What is sent directly waits for the write of its row before it.
const lastOfRow = new Map<string, Promise<unknown>>()

/**
 * Sends a write without keeping it on the device: shown while it is on its way, or not at all.
 * Rejects with a `DataError` when it is not stored.
 */
export async function sendDirectly(uid: string, write: Write): Promise<Saved> {
  const hide = outboxOf(uid).showUnkept(write)
  const row = `${uid} ${rowOf(write)}`
  const before = lastOfRow.get(row)
  const sent = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => sendOrInstead(databaseOf(uid), write))
  lastOfRow.set(row, sent)
  try {
    const saved = await sent
    hideOncePulled(uid, hide)
    return saved
  } catch (error) {
    hide()
    if (error instanceof WriteRefused)
      void rowsOf(uid)
        .pull()
        .catch(() => undefined)
    throw dataErrorOf(error)
  }
}

/** Shows a write until the rows have come in which the database has it. */
function hideOncePulled(uid: string, hide: () => void): void {
  const { pull, subscribe, behind } = rowsOf(uid)
  pull().then(hide, () => {
    const stop = subscribe(() => {
      if (behind() !== null) return
      stop()
      hide()
    })
  })
}

/** Sends a write, and where the database keeps what it has, what is to be sent instead. */
async function sendOrInstead(db: Database, write: Write): Promise<Saved> {
  try {
    return await performWrite(db, write)
  } catch (error) {
    const instead = error instanceof WriteRefused ? insteadOf(write, error) : null
    if (instead === null || instead === 'leave') throw error
    if (instead === 'nothing') return 'unchanged'
    await sendOrInstead(db, instead)
    return 'beside'
  }
}

function dataErrorOf(error: unknown): DataError {
  if (error instanceof DataError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new DataError(error instanceof RangeError ? 'invalid' : 'unexpected', message, {
    cause: error,
  })
}
