import { deviceStore } from '~/device/device-store.ts'
import { parseDraft } from '~/queries/journal/draft.ts'

const MOST_SLOTS = 8

const nameOf = (slot: number) => (slot === 1 ? 'journal-draft' : `journal-draft-${slot}`)

const own = new Map<string, Promise<string>>()
const names = new Map<string, string>()

/**
 * Under which name this tab keeps its draft. Two tabs never write one draft: each holds the lock of
 * its own until it is closed, and a tab that opens takes over words that a closed one has left.
 */
export function draftName(uid: string): Promise<string> {
  const known = own.get(uid)
  if (known) return known
  const taken = take(uid)
    .catch(() => nameOf(1))
    .then((name) => {
      names.set(uid, name)
      return name
    })
  own.set(uid, taken)
  return taken
}

/** The same at once, for a page that is closing, once `draftName` has resolved. */
export function knownDraftName(uid: string): string {
  return names.get(uid) ?? nameOf(1)
}

async function take(uid: string): Promise<string> {
  if (!navigator.locks) return nameOf(1)
  const free: { readonly name: string; readonly release: () => void }[] = []
  for (let slot = 1; slot <= MOST_SLOTS; slot += 1) {
    const name = nameOf(slot)
    const release = await hold(`alap:${uid}:${name}`)
    if (!release) continue
    if (parseDraft(await deviceStore.get(uid, name)).content !== '') {
      for (const other of free) other.release()
      return name
    }
    free.push({ name, release })
  }
  const [first, ...others] = free
  for (const other of others) other.release()
  // With so many tabs open, the last ones share a draft that nobody else has.
  return first?.name ?? nameOf(MOST_SLOTS + 1)
}

/** Holds a lock until it is released or the tab is closed; `null` when another tab has it. */
function hold(lock: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lock, { ifAvailable: true }, (held) => {
        if (!held) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}
