import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRows } from '~/data/engine/read-rows.ts'
import { RowSync } from '~/data/engine/row-sync.ts'
import type { Row, RowChange } from '~/data/engine/row-table.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import type { Database } from '~/lib/call.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { changesOf } from '~/queries/rows/changes-of.ts'
import { performWrite, type Write } from '~/queries/writes/write.ts'
import { type RandomStream, randomStream } from '~/raga/random.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const FIRST_DAY = localDay('2026-02-20')
const STEPS = 150

/** The rows of a person on a device, in memory: Node has no IndexedDB. */
function createDevice(db: Database, uid: string) {
  const { pull } = new RowSync({
    tables: ROW_TABLES,
    read: (work) => keptRows.read(uid, work),
    change: (work) => keptRows.change(uid, work),
    changes: (since) => db.read({ name: 'changes', args: { since, most: 1000 } }),
    newest: (kind, before) => db.read({ name: 'newest', args: { kind, before, most: 1000 } }),
    alone: (work) => work(),
    changed: () => {},
  })
  /** All rows with changes in them, without their numbers, and with instants to the millisecond. */
  const rows = async (changes: readonly RowChange[] = []) => {
    const tables = [...ROW_TABLES.values()].map(async (table) => {
      const read = await keptRows.read(uid, (store) =>
        readRows(store, { table, parts: null, withTexts: true }, changes),
      )
      return [table.name, read.map(comparable).sort(byKey)]
    })
    return Object.fromEntries(await Promise.all(tables))
  }
  return { pull, rows }
}

const comparable = (row: Row) =>
  row
    .slice(0, -1)
    .map((value) =>
      /T.*Z$/.test(String(value)) ? new Date(String(value).slice(0, 23)).getTime() : value,
    )
const byKey = (a: Row, b: Row) => (String(a[0]) < String(b[0]) ? -1 : 1)

/** Writes of one person, made from what their device shows. */
function createWriter(random: RandomStream, seed: string) {
  let made = 0
  const uuid = () => {
    made += 1
    const hex = (made + 4096 * seed.length).toString(16)
    return `00000000-0000-4000-8000-${hex.padStart(12, '0')}`
  }
  const entries: { id: string; day: ReturnType<typeof localDay>; at: string; base: string }[] = []
  const pick = <Of>(list: readonly Of[]) => list[Math.floor(random() * list.length)]
  const moods = [1, 2, 3, 4, 5] as const
  const mood = () => pick(moods) ?? 3
  const when = () => {
    const day = addDays(FIRST_DAY, Math.floor(random() * 30))
    const minute = Math.floor(random() * 1440)
    const at = new Date(Date.parse(day) + minute * 60_000 + Math.floor(random() * 60_000))
    return { day, minute, at: at.toISOString() }
  }
  const edit = (moves: boolean): Write => {
    const entry = pick(entries)
    if (!entry) return { kind: 'open-account' }
    const at = new Date(Date.parse(entry.base) + 1000).toISOString()
    const of = { day: entry.day, minute: 600, createdAt: entry.at }
    const { base, id } = entry
    const { day } = when()
    const change = { kind: 'edit-entry', id, content: `Edited ${at}`, mood: mood(), at } as const
    Object.assign(entry, { base: at })
    if (!moves || day === entry.day) return { ...change, base, of }
    const days = (Date.parse(day) - Date.parse(entry.day)) / 86_400_000
    const moved = new Date(Date.parse(entry.at) + days * 86_400_000).toISOString()
    Object.assign(entry, { day, at: moved })
    return { ...change, base, of, day }
  }
  const kinds: readonly (() => Write)[] = [
    () => {
      const { day, at } = when()
      const id = uuid()
      entries.push({ id, day, at, base: at })
      return { kind: 'save-entry', id, content: ` Words ${at}`, mood: mood(), day, minute: 600, at }
    },
    () => edit(false),
    () => edit(true),
    () => {
      const [entry] = entries.splice(Math.floor(random() * entries.length), 1)
      if (!entry) return { kind: 'open-account' }
      return { kind: 'delete-entry', id: entry.id, base: entry.base, day: entry.day }
    },
    () => {
      const entry = pick(entries)
      if (!entry) return { kind: 'open-account' }
      return { kind: 'star-entry', id: entry.id, isStarred: random() < 0.7 }
    },
    () => ({ kind: 'record-mood', id: uuid(), mood: mood(), base: null, ...when() }),
    () => ({ kind: 'clear-mood', day: when().day, base: random() < 0.5 ? null : when().at }),
    () => {
      return {
        kind: 'record-session',
        id: uuid(),
        minutes: 10,
        raga: 'Yaman',
        heard: null,
        ...when(),
      }
    },
    () => {
      const { day } = when()
      const ids = [random() < 0.7 ? uuid() : null, random() < 0.5 ? uuid() : null] as const
      return { kind: 'add-backdated', day, sessionId: ids[0], entryId: ids[1] }
    },
  ]
  return () => pick(kinds)?.() ?? { kind: 'open-account' }
}

test.each(['asha', 'ravi', 'meera'])(
  'what a write of %s changes on the device is what it changes in the database',
  async (uid) => {
    const db = database.as(uid)
    const device = createDevice(db, uid)
    const next = createWriter(randomStream(`writes/${uid}`), uid)
    await device.pull()
    let stored = 0
    for (let step = 0; step < STEPS; step += 1) {
      const write = next()
      const foreseen = await device.rows(changesOf(write))
      const did = await performWrite(db, write).catch((error: unknown) => {
        if (error instanceof WriteRefused) return 'refused'
        throw error
      })
      await device.pull()
      // One that is refused is shown no longer.
      if (did === 'refused') continue
      stored += 1
      expect(await device.rows(), JSON.stringify(write)).toEqual(foreseen)
    }
    expect(stored).toBeGreaterThan(STEPS / 2)
    const other = createDevice(db, `${uid} elsewhere`)
    await other.pull()
    expect(await other.rows()).toEqual(await device.rows())
  },
)
