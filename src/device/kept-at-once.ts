const START = 'alap:last-moment:'
/** Where earlier versions of Alap kept a value as it is, without a count. */
const EARLIER = 'alap:at-once:'

/** A value that a page stored in its last moment. */
export type LastValue = {
  /** It grows with every value under a name; one from an earlier version of Alap has 0. */
  readonly count: number
  /** The highest count that the page had seen before: what has no higher one was on its screen. */
  readonly base: number
  /** It may be from anyone and must be parsed. */
  readonly value: unknown
}

const keyOf = (start: string, uid: string, name: string) => start + JSON.stringify([uid, name])

/**
 * Values that a page stores in its last moment, where the browser allows it: localStorage stores before
 * it returns. A killed browser may have lost the newest, and may have some again that were removed.
 */
export const keptAtOnce = {
  get(uid: string, name: string): LastValue | null {
    const last = parsed(keyOf(START, uid, name))
    if (isLast(last)) return last
    const value = parsed(keyOf(EARLIER, uid, name))
    return value === undefined ? null : { count: 0, base: -1, value }
  },

  set(uid: string, name: string, last: LastValue): void {
    attempt(() => localStorage.setItem(keyOf(START, uid, name), JSON.stringify(last)))
  },

  /** Removes the value under a name, unless its count is higher. */
  del(uid: string, name: string, count: number): void {
    if ((keptAtOnce.get(uid, name)?.count ?? 0) > count) return
    for (const start of [START, EARLIER]) {
      attempt(() => localStorage.removeItem(keyOf(start, uid, name)))
    }
  },

  names(uid: string): string[] {
    const named = keysOfPerson(uid).map((key) =>
      attempt(() => JSON.parse(key.slice(key.indexOf('[')))),
    )
    return named.flatMap((key) => (typeof key?.[1] === 'string' ? [key[1]] : []))
  },

  clear(uid: string): void {
    for (const key of keysOfPerson(uid)) attempt(() => localStorage.removeItem(key))
  },
}

function keysOfPerson(uid: string): string[] {
  const starts = [START, EARLIER].map((start) => keyOf(start, uid, '').slice(0, -2))
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  return keys.filter((key) => starts.some((start) => key.startsWith(start)))
}

function isLast(kept: unknown): kept is LastValue {
  const { count, base, value } = Object(kept) as Partial<LastValue>
  return Number.isSafeInteger(count) && Number.isSafeInteger(base) && value !== undefined
}

function parsed(key: string): unknown {
  return attempt(() => JSON.parse(localStorage.getItem(key) ?? '')) ?? undefined
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
