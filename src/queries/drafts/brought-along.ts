import { uidNow } from '~/queries/person.tsx'
import { identity } from '~/services/identity/identity.ts'

const KEY = 'alap:brought-along'
const HALF_AN_HOUR_MS = 1_800_000

/** `uid` is `null` as long as nobody has signed in. */
type Kept = { readonly uid: string | null; readonly at: number; readonly value: unknown }

let isEntering = false
let ending: ReturnType<typeof setTimeout> | undefined

/**
 * What somebody takes along from an open page into their account: one value, in this tab alone, for
 * half an hour. It belongs to the person whom this tab's own form signs in next; when anybody else
 * is signed in, or that person leaves, it is gone.
 */
export const broughtAlong = {
  /** Replaces what was kept before. Returns whether the tab could keep it. */
  keep(value: unknown): boolean {
    return write({ uid: uidNow(), at: Date.now(), value })
  },

  /** What is kept for the person who is signed in, or for nobody yet; it must be parsed. */
  get(): unknown {
    return lawful()?.value
  },

  drop(): void {
    clearTimeout(ending)
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // If storage is blocked, nothing was kept.
    }
  },

  /** Signs somebody in by this tab's own form, who then has what was kept for nobody yet. */
  async through(signIn: () => Promise<void>): Promise<void> {
    const kept = lawful()
    isEntering = true
    try {
      await signIn()
      const uid = uidNow()
      if (kept && kept.uid === null && uid !== null) write({ ...kept, uid })
    } finally {
      isEntering = false
      lawful()
    }
  },

  /** Follows who is signed in, and the time. Returns a function that stops this. */
  watch(): () => void {
    const stop = identity.subscribe(() => {
      if (!isEntering) lawful()
    })
    endInTime(lawful())
    return () => {
      stop()
      clearTimeout(ending)
    }
  },
} as const

/** What is kept, if it belongs to the person who is here now and is recent; else it is dropped. */
function lawful(): Kept | null {
  const kept = read()
  if (!kept) return null
  const age = Date.now() - kept.at
  if (kept.uid === uidNow() && age >= 0 && age < HALF_AN_HOUR_MS) return kept
  broughtAlong.drop()
  return null
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false
  const { uid, at } = kept as Record<string, unknown>
  return (uid === null || typeof uid === 'string') && typeof at === 'number'
}

function write(kept: Kept): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
    endInTime(kept)
    return true
  } catch {
    return false
  }
}

function endInTime(kept: Kept | null): void {
  clearTimeout(ending)
  if (kept) ending = setTimeout(broughtAlong.drop, kept.at + HALF_AN_HOUR_MS - Date.now())
}
