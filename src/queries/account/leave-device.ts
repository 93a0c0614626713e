import { deviceStore } from '~/device/device-store.ts'
import { account } from '~/queries/account/account.ts'
import { identity } from '~/services/identity/identity.ts'

const CHANNEL = 'alap:leaving'
// A device that cannot be reached must not hold back a person who wants to go.
const PATIENCE_MS = 3000

const listeners = new Set<(uid: string) => void>()

/**
 * Clears all that this device keeps for a person, in every tab, and keeps nothing more of them
 * until they sign in again. Rejects when the device refuses, or is silent for three seconds.
 */
export async function leaveNothing(uid: string): Promise<void> {
  if (typeof BroadcastChannel !== 'undefined') {
    const others = new BroadcastChannel(CHANNEL)
    others.postMessage(uid)
    others.close()
  }
  await inTime(leaveHere(uid))
}

/** Clears this tab when another one leaves nothing. Returns the way to stop. */
export function leaveWithOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const others = new BroadcastChannel(CHANNEL)
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    // Where the device refuses, the tab that asked for it says so.
    if (typeof data === 'string') leaveHere(data).catch(() => undefined)
  }
  return () => others.close()
}

/** Tells who is to leave nothing behind, so that what a page holds of them goes too. */
export function onLeaving(listener: (uid: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A page that unmounts with the sign-out may still write a draft: the store takes no more of it.
async function leaveHere(uid: string): Promise<void> {
  const closed = deviceStore.close(uid)
  reopenWithSignIn(uid)
  for (const listener of [...listeners]) listener(uid)
  clearTab(uid)
  await closed
  await clearDevice(uid)
}

function reopenWithSignIn(uid: string): void {
  const isHere = () => {
    const state = identity.current()
    return state.status === 'signed-in' && state.person.uid === uid
  }
  let hasLeft = !isHere()
  const stop = identity.subscribe(() => {
    if (!isHere()) hasLeft = true
    else if (hasLeft) {
      deviceStore.reopen(uid)
      stop()
    }
  })
}

/** What this tab keeps for a person bears their uid. */
function clearTab(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (uidIn(sessionStorage.getItem(key)) === uid) sessionStorage.removeItem(key)
    }
  } catch {
    // A window that keeps nothing has nothing to clear.
  }
}

function uidIn(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? Reflect.get(value, 'uid') : undefined
  } catch {
    return undefined
  }
}

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device is silent.')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A person leaving nothing of theirs on this device, as the screens may act on it. */
export const leavingDevice = {
  /**
   * Signs out and clears what this device keeps for the person. They are signed out in any case;
   * resolves to `false` when the device could not be reached, and they should be told.
   */
  signOut: async (uid: string): Promise<boolean> => {
    try {
      // Before the sign-out: what the pages write while they go is refused by then.
      await leaveNothing(uid)
      return true
    } catch {
      return false
    } finally {
      account.signOut()
    }
  },
  withOtherTabs: leaveWithOtherTabs,
  /** Tells the uid of a person who leaves nothing behind; returns the way to stop listening. */
  subscribe: onLeaving,
} as const

/**
 * Takes everything this device keeps for a person out of the device store, whatever its name.
 * Rejects when the device does not let it be reached.
 */
export async function clearDevice(uid: string): Promise<void> {
  const opening = indexedDB.open('alap')
  // The first to open it makes it, as the device store would.
  opening.onupgradeneeded = () => opening.result.createObjectStore('device')
  const database = await settled(opening)
  try {
    const store = database.transaction('device', 'readwrite').objectStore('device')
    // Keys are [uid, name], and a list comes after every text.
    await settled(store.delete(IDBKeyRange.bound([uid], [uid, []])))
  } finally {
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
