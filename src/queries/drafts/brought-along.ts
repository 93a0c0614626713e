import { isSameAddress } from '~/domain/account/account-fields.ts'
import { uidNow } from '~/queries/person.tsx'
import { identity } from '~/services/identity/identity.ts'

/** What can be taken along, and the key under which this tab has it: none displaces another. */
const KEYS = {
  birth: 'alap:brought-along',
  'first-session': 'alap:first-session',
} as const
const HALF_AN_HOUR_MS = 1_800_000

type Kind = keyof typeof KEYS

const KINDS = Object.keys(KEYS) as Kind[]

type Kept = {
  /** `null` as long as nobody has signed in. */
  readonly uid: string | null
  /** The address with which this tab's form is signing somebody in, for a reload on the way. */
  readonly by?: string
  readonly at: number
  readonly value: unknown
}

let isEntering = false
const endings = new Map<Kind, ReturnType<typeof setTimeout>>()

/**
 * What somebody takes along from open pages into their account: one value of each kind, in this tab
 * alone, for half an hour from its last change. It belongs to the person whom this tab's own form
 * signs in next; when anybody else is signed in, or that person leaves, it is gone.
 */
export const broughtAlong = {
  /** Replaces what was kept of this kind. Returns whether the tab could keep it. */
  keep(kind: Kind, value: unknown): boolean {
    return write(kind, { uid: uidNow(), at: Date.now(), value })
  },

  /** What is kept for the person who is signed in, or for nobody yet; it must be parsed. */
  get(kind: Kind): unknown {
    return lawful(kind)?.value
  },

  drop(kind: Kind): void {
    clearTimeout(endings.get(kind))
    try {
      sessionStorage.removeItem(KEYS[kind])
    } catch {
      // If storage is blocked, nothing was kept.
    }
  },

  dropAll(): void {
    for (const kind of KINDS) broughtAlong.drop(kind)
  },

  /** Signs somebody in by this tab's own form, who then has what was kept for nobody yet. */
  async through(email: string, signIn: () => Promise<void>): Promise<void> {
    const taken = KINDS.flatMap((kind) => {
      const kept = lawful(kind)
      return kept?.uid === null ? [{ kind, kept }] : []
    })
    for (const { kind, kept } of taken) write(kind, { ...kept, by: email })
    isEntering = true
    let uid: string | null = null
    try {
      await signIn()
      uid = uidNow()
    } finally {
      isEntering = false
      for (const { kind, kept } of taken) write(kind, { ...withoutAddress(kept), uid })
      for (const kind of KINDS) lawful(kind)
    }
  },

  /** Follows who is signed in, and the time. Returns a function that stops this. */
  watch(): () => void {
    const stop = identity.subscribe(() => {
      if (isEntering) return
      for (const kind of KINDS) lawful(kind)
    })
    for (const kind of KINDS) endInTime(kind, lawful(kind))
    return () => {
      stop()
      for (const ending of endings.values()) clearTimeout(ending)
    }
  },
} as const

/** What is kept, if it belongs to the person who is here now and is recent; else it is dropped. */
function lawful(kind: Kind): Kept | null {
  const kept = read(kind)
  if (!kept) return null
  const age = Date.now() - kept.at
  const isRecent = age >= 0 && age < HALF_AN_HOUR_MS
  if (isRecent && kept.uid === uidNow()) return kept
  if (isRecent && isEnteredBy(kept)) {
    const own = { ...withoutAddress(kept), uid: uidNow() }
    write(kind, own)
    return own
  }
  broughtAlong.drop(kind)
  return null
}

/** The form had signed this very person in when the tab was reloaded. */
function isEnteredBy({ uid, by }: Kept): boolean {
  const state = identity.current()
  if (uid !== null || by === undefined || state.status !== 'signed-in') return false
  return isSameAddress(state.person.email, by)
}

const withoutAddress = ({ by: _, ...kept }: Kept): Kept => kept

function read(kind: Kind): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEYS[kind]) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false
  const { uid, by, at } = kept as Record<string, unknown>
  const isAddress = by === undefined || typeof by === 'string'
  return (uid === null || typeof uid === 'string') && isAddress && typeof at === 'number'
}

function write(kind: Kind, kept: Kept): boolean {
  try {
    sessionStorage.setItem(KEYS[kind], JSON.stringify(kept))
    endInTime(kind, kept)
    return true
  } catch {
    return false
  }
}

function endInTime(kind: Kind, kept: Kept | null): void {
  clearTimeout(endings.get(kind))
  if (!kept) return
  const drop = () => broughtAlong.drop(kind)
  endings.set(kind, setTimeout(drop, kept.at + HALF_AN_HOUR_MS - Date.now()))
}
