import { inDevice, keysOf, type ValueStore } from '~/device/device-database.ts'
import type { LastValue } from '~/device/kept-at-once.ts'

/** What is kept with a value, and stays when the value is forgotten. */
type Marks = {
  /** It grows with every value under the name; what an earlier version of Alap kept has 0. */
  readonly count: number
  /** What localStorage has up to this count is forgotten, or kept elsewhere. */
  readonly settled: number
}

/**
 * The values that IndexedDB has under the names of a person, each with a count, by which it is known
 * whether localStorage has a newer one. Every function rejects when the device refuses.
 */
export const countedValues = {
  read(uid: string, name: string): Promise<{ value: unknown; marks: Marks }> {
    return inDevice((database) => readIn(database.transaction('device').store, uid, name))
  },

  /** The names under which there is a value. */
  async names(uid: string): Promise<string[]> {
    const keys = await inDevice((database) => database.getAllKeys('device', keysOf(uid)))
    return keys.filter(isKeyOfValue).map(([, name]) => name)
  },

  /** Keeps a value as the newest, with this count or a higher one, to which it resolves. */
  put(uid: string, name: string, value: unknown, count: number): Promise<number> {
    return change(async (store) => {
      const { marks } = await readIn(store, uid, name)
      return putIn(store, uid, name, value, Math.max(count, marks.count + 1))
    })
  },

  /** The same for a page that is being left: it hears no more of what it asks the device. */
  putAtOnce(uid: string, name: string, value: unknown, count: number): Promise<number> {
    return change((store) => {
      const put = putIn(store, uid, name, value, count)
      // Nor would it end the transaction.
      store.transaction.commit()
      return put
    })
  },

  /**
   * Forgets a value for good, whatever localStorage has when the browser is killed. `wasAtOnce` tells
   * that it has one.
   */
  forget(uid: string, name: string, count: number, wasAtOnce: boolean): Promise<void> {
    return change(async (store) => {
      const { value, marks } = await readIn(store, uid, name)
      await store.delete([uid, name])
      if (value === undefined && marks.count === 0 && !wasAtOnce) return
      const newest = Math.max(count, marks.count + 1)
      await Promise.all([
        store.put(newest, [uid, name, 'count']),
        store.put(newest, [uid, name, 'settled']),
      ])
    })
  },

  /**
   * Takes in what a page stored in its last moment, if it is newer. An older value with words that
   * nobody saw the newer one lose is kept under a name of its own, as one that a closed tab left.
   */
  settle(uid: string, name: string, last: LastValue): Promise<void> {
    return change(async (store) => {
      const { value, marks } = await readIn(store, uid, name)
      if (last.count <= marks.settled) return
      // Two pages may have taken the same count.
      const isSame = last.count === marks.count && !hasOtherWords(value, last.value)
      if (isSame || isNewer(last, marks)) {
        const wasSeen = marks.count <= last.base
        if (!wasSeen && hasOtherWords(value, last.value)) {
          await putIn(store, uid, `${name} ${marks.count}`, value, marks.count)
        }
        await putIn(store, uid, name, last.value, last.count)
        return
      }
      if (hasOtherWords(last.value, value)) {
        await putIn(store, uid, `${name} ${last.count}`, last.value, last.count)
      }
      await store.put(last.count, [uid, name, 'settled'])
    })
  },
}

/** Whether a value of the last moment is newer; an earlier version of Alap kept none that was not. */
export function isNewer(last: LastValue, { count, settled }: Marks): boolean {
  return last.count > settled && (last.count > count || count === 0)
}

function change<Result>(work: (store: ValueStore) => Promise<Result>): Promise<Result> {
  return inDevice(async (database) => {
    const { store, done } = database.transaction('device', 'readwrite')
    const [result] = await Promise.all([work(store), done])
    return result
  })
}

async function readIn(store: Pick<ValueStore, 'get'>, uid: string, name: string) {
  const [value, count, settled] = await Promise.all([
    store.get([uid, name]),
    store.get([uid, name, 'count']),
    store.get([uid, name, 'settled']),
  ])
  return { value, marks: { count: markOf(count, 0), settled: markOf(settled, -1) } }
}

/** Anyone may have changed what the device keeps, its keys too. */
function markOf(kept: unknown, otherwise: number): number {
  return typeof kept === 'number' && Number.isSafeInteger(kept) ? kept : otherwise
}

function isKeyOfValue(key: readonly unknown[]): boolean {
  return key.length === 2 && typeof key[1] === 'string'
}

async function putIn(store: ValueStore, uid: string, name: string, value: unknown, count: number) {
  await Promise.all([store.put(value, [uid, name]), store.put(count, [uid, name, 'count'])])
  return count
}

/** What a person writes is in the `content` of a draft; what they fill in, as a form, is kept once. */
function hasOtherWords(older: unknown, newer: unknown): boolean {
  return !wordsOf(newer).includes(wordsOf(older))
}

function wordsOf(value: unknown): string {
  const { content } = Object(value) as { content?: unknown }
  return typeof content === 'string' ? content.trim() : ''
}
