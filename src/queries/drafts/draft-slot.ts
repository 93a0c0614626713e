import { deviceStore } from '~/device/device-store.ts'

/** The locks that this tab holds until it is closed, by what has granted them. */
const granted = new WeakMap<object, Set<string>>()
const NO_LOCKS = {}

function ownLocks(): Set<string> {
  const by = navigator.locks ?? NO_LOCKS
  const own = granted.get(by) ?? new Set()
  granted.set(by, own)
  return own
}

const lockOf = (uid: string, name: string) => `alap:${uid}:${name}`

/** The names of the drafts of one thing: `base`, then `base 2`; earlier versions had `base-2`. */
const SUFFIX = /^(?: .+|-\d+)?$/

/**
 * The name under which this tab alone keeps a draft until it is closed: that of words which a closed
 * tab has left, if there are any, otherwise one that no other tab has.
 */
export async function takeDraftName(
  uid: string,
  base: string,
  hasWords: (kept: unknown) => boolean,
): Promise<string> {
  try {
    const kept = (await keptNames(uid, base)).filter((name) => SUFFIX.test(name.slice(base.length)))
    for (const name of kept) {
      if (!hasWords(await deviceStore.get(uid, name))) continue
      const taken = await claimDraft(uid, name, base)
      if (taken !== null) return taken
    }
    return await freeName(uid, base)
  } catch {
    return nameOfOwn(uid, base)
  }
}

/**
 * Takes a draft that a closed tab has left. Returns the name under which this tab has it now, and
 * `null` if it is open in another tab.
 */
export async function claimDraft(uid: string, name: string, base: string): Promise<string | null> {
  if (navigator.locks) return (await hold(uid, name)) ? name : null
  if (ownLocks().has(lockOf(uid, name))) return name
  // Nobody knows whether another tab has it too: the words come under a name of this tab's own.
  const moved = nameOfOwn(uid, base)
  await deviceStore.set(uid, moved, await deviceStore.get(uid, name))
  await deviceStore.del(uid, name)
  return moved
}

/** The names with this start under which something is kept, in order. */
export async function keptNames(uid: string, start: string): Promise<readonly string[]> {
  return (await deviceStore.names(uid, start)).toSorted()
}

/** Tells which drafts are open in another tab; where a browser cannot know, none. */
export async function openElsewhere(uid: string): Promise<(name: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {}
  const locks = new Set(held.map(({ name }) => name))
  return (name) => locks.has(lockOf(uid, name)) && !ownLocks().has(lockOf(uid, name))
}

async function freeName(uid: string, base: string): Promise<string> {
  if (!navigator.locks) return nameOfOwn(uid, base)
  for (let slot = 1; ; slot += 1) {
    const name = slot === 1 ? base : `${base} ${slot}`
    if (await hold(uid, name)) return name
  }
}

/** A name that no other tab can have, without a lock. */
function nameOfOwn(uid: string, base: string): string {
  const name = `${base} ${crypto.randomUUID()}`
  ownLocks().add(lockOf(uid, name))
  return name
}

/** Holds the lock of a draft until the tab is closed; resolves to whether this tab has it. */
function hold(uid: string, name: string): Promise<boolean> {
  const [lock, own] = [lockOf(uid, name), ownLocks()]
  if (own.has(lock)) return Promise.resolve(true)
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lock, { ifAvailable: true }, (held) => {
        if (!held) return resolve(false)
        own.add(lock)
        resolve(true)
        return new Promise<void>(() => {})
      })
      .catch(reject)
  })
}
