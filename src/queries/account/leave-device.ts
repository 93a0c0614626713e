import { clearDevice } from '~/device/device-database.ts'
import { deviceStore } from '~/device/device-store.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { account } from '~/queries/account/account.ts'
import { forgetImports } from '~/queries/account/imports.ts'
import { typedName } from '~/queries/account/typed-name.ts'
import { verificationMail } from '~/queries/account/verification-mail.ts'
import { forgetDatabase } from '~/queries/database/database-session.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { identity } from '~/services/identity/identity.ts'

const CHANNEL = 'alap:leaving'
// A device storage that does not reply must not keep a person from signing out.
const PATIENCE_MS = 3000

/**
 * Clears everything this device keeps for a person, in every tab, and keeps nothing more until they
 * sign in again. Rejects when the storage refuses, or does not reply for three seconds.
 */
export async function leaveNothing(uid: string): Promise<void> {
  if (typeof BroadcastChannel !== 'undefined') {
    const others = new BroadcastChannel(CHANNEL)
    others.postMessage(uid)
    others.close()
  }
  await inTime(leaveHere(uid))
}

/** Clears this tab when another tab clears a person's data. Returns a function that stops this. */
export function leaveWithOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const others = new BroadcastChannel(CHANNEL)
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    // If the storage refuses, the tab that started this reports it.
    if (typeof data === 'string') leaveHere(data).catch(() => undefined)
  }
  return () => others.close()
}

// A page that unmounts at the sign-out may still write a draft: the store refuses it from now on.
async function leaveHere(uid: string): Promise<void> {
  const closed = deviceStore.close(uid)
  reopenWithSignIn(uid)
  clearTab(uid)
  typedName.forget()
  verificationMail.forget(uid)
  forgetImports(uid)
  ownSettings.clear(uid)
  await closed
  await clearDevice(uid)
  forgetDatabase(uid)
  await outboxOf(uid).hear({ ends: [] })
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

/** What this tab keeps for a person has their uid in its name. */
function clearTab(uid: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (uidIn(sessionStorage.getItem(key)) === uid) sessionStorage.removeItem(key)
    }
  } catch {
    // A window without storage has nothing to clear.
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

/** Leaving this device without leaving data on it, for the screens. */
export const leavingDevice = {
  /**
   * Signs out and clears what this device keeps for the person. They are signed out in any case;
   * resolves to `false` when the storage could not be reached, which the screen should show.
   */
  signOut: async (uid: string): Promise<boolean> => {
    try {
      // Before the sign-out, so that what the pages write while they close is already refused.
      await leaveNothing(uid)
      return true
    } catch {
      return false
    } finally {
      account.signOut()
    }
  },
  withOtherTabs: leaveWithOtherTabs,
} as const
