const START = 'alap:at-once:'

const keyOf = (uid: string, name: string) => `${START}${JSON.stringify([uid, name])}`

/**
 * Values that a page stores in its last moment, each newer than what IndexedDB has under its name:
 * localStorage stores before it returns. The browser may refuse all of it, which loses no more than
 * not trying.
 */
export const keptAtOnce = {
  /** The stored text, `null` when there is none. It may be from anyone and must be parsed. */
  get(uid: string, name: string): string | null {
    return attempt(() => localStorage.getItem(keyOf(uid, name)))
  },

  set(uid: string, name: string, value: unknown): void {
    attempt(() => localStorage.setItem(keyOf(uid, name), JSON.stringify(value)))
  },

  del(uid: string, name: string): void {
    attempt(() => localStorage.removeItem(keyOf(uid, name)))
  },

  names(uid: string): string[] {
    return keysOfPerson(uid).map((key) => JSON.parse(key.slice(START.length))[1])
  },

  clear(uid: string): void {
    for (const key of keysOfPerson(uid)) attempt(() => localStorage.removeItem(key))
  },
}

function keysOfPerson(uid: string): string[] {
  const ofPerson = keyOf(uid, '').slice(0, -2)
  return attempt(() => Object.keys(localStorage))?.filter((key) => key.startsWith(ofPerson)) ?? []
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
