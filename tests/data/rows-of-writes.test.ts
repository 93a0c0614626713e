import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDays, readRows } from '~/data/engine/read-rows.ts'
import { RowSync } from '~/data/engine/row-sync.ts'
import type { Row, RowChange } from '~/data/engine/row-table.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { changesOf, performWrite, type Write } from '~/data/write.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import type { MyKind, MyRow } from '~/domain/my-data/my-data.ts'
import type { Database } from '~/lib/call.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { type RandomStream, randomStream } from '~/raga/random.ts'
import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const FIRST_DAY = localDay('2026-02-20')
const STEPS = 360

/** The rows of a person on a device, in memory: Node has no IndexedDB. */
function createDevice(db: Database, uid: string) {
  const { pull } = new RowSync({
    tables: ROW_TABLES,
    read: (work) => keptRows.read(uid, work),
    change: (work) => keptRows.change(uid, work),
    first: () => db.read({ name: 'first', args: {} }),
    changes: (since) => db.read({ name: 'changes', args: { since, most: 1000 } }),
    newest: (kind, before) => db.read({ name: 'newest', args: { kind, before, most: 1000 } }),
    changesOf: () => [],
    giveBack: async () => {},
    alone: (work) => work(),
    changed: () => {},
    now: () => 0,
  })
  /**
   * All rows with changes in them, without their numbers, and with instants to the millisecond, and the
   * counts of all days.
   */
  const rows = async (changes: readonly RowChange[] = []) => {
    const tables = [...ROW_TABLES.values()].map(async (table) => {
      const read = await keptRows.read(uid, (store) =>
        readRows(store, { table, parts: null, withTexts: true }, changes),
      )
      const days = await keptRows.read(uid, (store) => readDays(store, table, changes))
      // A month whose last row has gone holds no day.
      const counted = [...days].filter(([, counts]) => counts.length > 0).sort()
      return [table.name, { rows: read.map(comparable).sort(byKey), days: counted }]
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
const byKey = (a: Row, b: Row) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1)
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03'].map(localDay)
const PLACE = {
  birthTime: '05:30',
  ...BORN_IN_PUNE,
  birthPlace: ' Pune ',
} as const

/** Writes of one person, made from what their device shows. `numberOf` knows what the database called an import. */
function createWriter(random: RandomStream, seed: string, numberOf: (id: string) => number | null) {
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
  /** When the check-in of each day was stored last. */
  const checkIns = new Map<string, string>()
  const stampedAfter = (base: string) => {
    const isBehind = random() < 0.2
    const at = new Date(Date.parse(base) + (isBehind ? -1000 : 1000)).toISOString()
    return { at, stored: isBehind ? new Date(Date.parse(base) + 1).toISOString() : at }
  }
  const edit = (moves: boolean): Write => {
    const entry = pick(entries)
    if (!entry) return { kind: 'open-account' }
    const { at, stored } = stampedAfter(entry.base)
    const of = { day: entry.day, minute: 600, createdAt: entry.at }
    const { base, id } = entry
    const { day } = when()
    const change = { kind: 'edit-entry', id, content: `Edited ${at}`, mood: mood(), at } as const
    Object.assign(entry, { base: stored })
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
    () => {
      const { day, minute, at } = when()
      const base = checkIns.get(day) ?? null
      // Chosen over what the person saw, also by a clock that runs behind.
      const isSeen = base !== null && random() < 0.7
      const stored = isSeen && at <= base ? new Date(Date.parse(base) + 1).toISOString() : at
      if (isSeen || base === null || at > base) checkIns.set(day, stored)
      return {
        kind: 'record-mood',
        id: uuid(),
        mood: mood(),
        base: isSeen ? base : null,
        day,
        minute,
        at,
      }
    },
    () => {
      const { day } = when()
      const base = random() < 0.5 ? null : when().at
      const held = checkIns.get(day)
      if (held !== undefined && (base === null || held <= base)) checkIns.delete(day)
      return { kind: 'clear-mood', day, base }
    },
    () => {
      return {
        kind: 'record-session',
        id: uuid(),
        minutes: 10,
        raga: 'Yaman',
        heard: random() < 0.5 ? '/recordings/yaman-10.mp3' : null,
        ...when(),
      }
    },
    () => {
      const { day } = when()
      const ids = [random() < 0.7 ? uuid() : null, random() < 0.5 ? uuid() : null] as const
      return { kind: 'add-backdated', day, sessionId: ids[0], entryId: ids[1] }
    },
  ]
  const items = ['day-1', 'day-2', 'raga-yaman'] as const
  const day = () => pick(DAYS) ?? FIRST_DAY
  /** When things were stored last, by their ids; `null` for what is not there. */
  const bases = new Map<string, string>()
  /** A change of a thing that is there, or a new one. */
  const changed = (id: string) => {
    const base = bases.get(id) ?? null
    // A clock that runs behind stores it a millisecond after what it is based on.
    const at = random() < 0.2 && base ? new Date(Date.parse(base) - 5000) : new Date(clock())
    const stored = base && at.toISOString() <= base ? Date.parse(base) + 1 : at.getTime()
    bases.set(id, new Date(stored).toISOString())
    return { at: at.toISOString(), base }
  }
  let ticks = Date.parse('2026-03-10T10:00:00.000Z')
  const clock = () => {
    ticks += 60_000
    return ticks
  }
  const ids: string[] = []
  const thing = (): string => {
    const known = random() < 0.6 ? pick(ids) : undefined
    if (known) return known
    const id = uuid()
    ids.push(id)
    return id
  }
  const taken = (kind: 'delete-chart' | 'delete-recording', start: string): Write => {
    const [key, base] = [...bases].find(([each]) => each.startsWith(start)) ?? []
    if (key === undefined || base === undefined) return { kind: 'open-account' }
    bases.delete(key)
    // What is deleted never comes back under its id.
    ids.splice(0)
    return { kind, id: key.slice(start.length), base: random() < 0.5 ? null : base }
  }
  const others: readonly (() => Write)[] = [
    () => ({
      kind: 'add-favourite',
      item: pick(items) ?? 'day-1',
      at: new Date(clock()).toISOString(),
    }),
    () => ({ kind: 'remove-favourite', item: pick(items) ?? 'day-1' }),
    () => ({ kind: 'add-rest-day', day: day() }),
    () => ({ kind: 'remove-rest-day', day: day() }),
    () => {
      const achievements = random() < 0.5 ? ['zen-zone'] : ['zen-zone', 'early-bird']
      return { kind: 'celebrate', achievements, at: new Date(clock()).toISOString() }
    },
    () => {
      const [mantra, on] = [random() < 0.5 ? ('shiva' as const) : ('ganesha' as const), day()]
      const at = new Date(ticks - Math.floor(random() * 200_000) + 100_000).toISOString()
      return {
        kind: 'record-japa',
        mantra,
        day: on,
        beads: Math.floor(random() * 500),
        at,
        base: null,
      }
    },
    () => ({
      kind: 'choose-setting',
      setting: random() < 0.5 ? 'theme' : 'week',
      value: random() < 0.5 ? 'dark' : '',
      at: new Date(ticks - Math.floor(random() * 200_000) + 100_000).toISOString(),
    }),
    () => {
      const names = {
        fullName: random() < 0.5 ? ' Asha ' : ' ',
        currentDasha: 'Moon-Mars',
        moonSign: null,
      }
      const profile = { ...PLACE, birthDate: localDay('1990-01-18'), ...names }
      return { kind: 'save-astro-profile', profile, ...changed('birth') }
    },
    () => {
      const id = thing()
      return {
        kind: 'keep-chart',
        id,
        name: ` Meera ${random()} `,
        ...PLACE,
        birthDate: localDay('1970-02-03'),
        ...changed(`chart ${id}`),
      }
    },
    () => taken('delete-chart', 'chart '),
    () => {
      const id = thing()
      const sound = { from: 'address', address: `https://media.example/${id}.mp3` } as const
      const said = {
        raga: random() < 0.5 ? ' Yaman ' : null,
        moodCategory: random() < 0.5 ? ('Karuna' as const) : null,
      }
      return {
        kind: 'keep-recording',
        id,
        sound,
        title: ` Evening ${random()} `,
        seconds: 600,
        ...said,
        ...changed(`sound ${id}`),
      }
    },
    () => taken('delete-recording', 'sound '),
  ]
  const imports: Write<'import-rows'>[] = []
  const imported = (): Write => {
    const rows = (make: () => MyRow) => Array.from({ length: 1 + Math.floor(random() * 3) }, make)
    const log = (emotion: string, emotion_label: string) => {
      const { day, minute, at } = when()
      const of = { emotion, emotion_label, local_date: day, local_minute: minute, timestamp: at }
      return { id: uuid(), ...of, minutes: null, raag: null, heard: null }
    }
    const entry = () => {
      const { day, at } = when()
      const id = uuid()
      entries.push({ id, day, at, base: at })
      const of = { id, content: `Imported ${at}`, mood: mood(), local_date: day, local_minute: 600 }
      return { ...of, date_created: at, updated_at: at, starred: random() < 0.2 }
    }
    const birth = () => ({
      birth_date: '1990-01-18',
      birth_time: '05:30:00',
      birth_place: 'Pune',
      timezone: 'Asia/Kolkata',
      latitude: 18.52,
      longitude: 73.86,
      zone: 'Asia/Kolkata',
      utc_offset_seconds: 19_800,
      sure_to_minutes: null,
      updated_at: new Date(clock()).toISOString(),
    })
    const of: readonly (readonly [MyKind, () => MyRow])[] = [
      ['mood_logs', () => log('4', 'Happy')],
      ['mood_logs', () => log('session', 'Meditation Session')],
      ['journal_entries', entry],
      [
        'favourites',
        () => ({ item: pick(items) ?? 'day-1', added_at: new Date(clock()).toISOString() }),
      ],
      ['rest_days', () => ({ local_date: day() })],
      [
        'celebrations',
        () => ({ achievement: 'zen-zone', celebrated_at: new Date(clock()).toISOString() }),
      ],
      [
        'settings',
        () => ({
          setting: 'theme',
          value: 'light',
          updated_at: new Date(clock()).toISOString(),
        }),
      ],
      [
        'japa',
        () => ({
          mantra: 'shiva',
          local_date: day(),
          beads: 7,
          updated_at: new Date(clock()).toISOString(),
        }),
      ],
      [
        'user_astro_profiles',
        () => ({ full_name: 'Asha', ...birth(), current_dasha: null, moon_sign: null }),
      ],
      ['kept_charts', () => ({ id: uuid(), name: 'Meera', ...birth() })],
      [
        'personal_recordings',
        () => ({
          id: uuid(),
          title: 'Dusk',
          raag: null,
          moodcategory: '',
          seconds: null,
          address: null,
          file: 'a'.repeat(64),
          bytes: 7,
          updated_at: new Date(clock()).toISOString(),
        }),
      ],
    ]
    const [table, make] = pick(of) ?? ['rest_days', () => ({ local_date: day() })]
    const write = { kind: 'import-rows', id: uuid(), part: 0, table, rows: rows(make) } as const
    imports.push(write)
    return write
  }
  const undone = (): Write => {
    // One before the last: what may have been changed since.
    const [write] = imports.splice(Math.floor(random() * imports.length), 1)
    if (!write) return { kind: 'open-account' }
    for (const { id } of write.rows) {
      const at = entries.findIndex((entry) => entry.id === id)
      if (at >= 0) entries.splice(at, 1)
    }
    return { ...write, kind: 'undo-import', seq: numberOf(write.id) }
  }
  const all = [...kinds, ...others, imported, imported, imported, undone, undone]
  let last: Write = { kind: 'open-account' }
  return () => {
    // A write whose reply was lost is sent again.
    if (random() < 0.9) last = pick(all)?.() ?? last
    return last
  }
}

test.each(['asha', 'ravi', 'meera'])(
  'what a write of %s changes on the device is what it changes in the database',
  async (uid) => {
    const db = database.as(uid)
    const device = createDevice(db, uid)
    const numbers = new Map<string, number>()
    const next = createWriter(randomStream(`writes/${uid}`), uid, (id) => numbers.get(id) ?? null)
    await device.pull()
    let stored = 0
    let undone = 0
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
      if (write.kind === 'undo-import' && did === 'changed') undone += 1
      if (write.kind !== 'import-rows') continue
      const [of] = await database.owner(
        'select seq from public.imports where user_id = $1 and id = $2',
        [uid, write.id],
      )
      numbers.set(write.id, Number(of?.seq))
    }
    expect(stored).toBeGreaterThan(STEPS / 2)
    expect(undone).toBeGreaterThan(4)
    const other = createDevice(db, `${uid} elsewhere`)
    await other.pull()
    expect(await other.rows()).toEqual(await device.rows())
  },
)
