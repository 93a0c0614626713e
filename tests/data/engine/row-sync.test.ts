import { expect, test } from 'vitest'
import { readDays, readRows } from '~/data/engine/read-rows.ts'
import { stateIn } from '~/data/engine/row-state.ts'
import { RowSync } from '~/data/engine/row-sync.ts'
import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import type { PartChanges } from '~/device/kept-rows.ts'
import { DataError } from '~/lib/data-error.ts'
import { randomStream } from '~/raga/random.ts'
import { countsOf, createModelDatabase } from '~tests/data/engine/model-database.ts'
import { expectNothingLost, seed, tries, tryAll } from '~tests/fuzz/fuzz-run.ts'

const NOTES: RowTable = {
  name: 'notes',
  keyOf: ([id]) => String(id),
  partOf: (row) => String(row[2]).slice(0, 7),
  moves: true,
  textAt: 1,
  perDay: { dayOf: (row) => String(row[2]), counts: (rows) => [rows.length] },
}
const LOGS: RowTable = {
  name: 'logs',
  keyOf: ([id]) => String(id),
  partOf: (row) => String(row[1]).slice(0, 7),
  perDay: { dayOf: (row) => String(row[1]), counts: (rows) => [rows.length] },
}
const DAY_AT = { notes: 2, logs: 1 }
const TABLES = new Map([NOTES, LOGS].map((table) => [table.name, table]))

type ModelDatabase = ReturnType<typeof createModelDatabase>
type Fault = 'none' | 'refused' | 'lost' | 'malformed' | 'killed'

const MALFORMED: readonly ((reply: object) => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  (reply) => ({ ...reply, seq: '12' }),
  (reply) => ({ ...reply, epoch: undefined }),
  (reply) => ({ ...reply, rows: [['a', 'b', 'c']], tables: [] }),
  (reply) => ({ ...reply, rows: { notes: [['a', 'b', 1.5]] }, next: 7, tables: null }),
  (reply) => ({ ...reply, gone: [['notes', 5, 1]], next: 7, days: { notes: { '2026-01': 1 } } }),
]

/** A device with its own storage, whose next requests and changes can be made to fail. */
function createDevice(database: ModelDatabase, most = 3) {
  let parts = new Map<string, unknown>()
  let faults: Fault[] = []
  let changes = 0
  let requests = 0
  const storeIn = (held: Map<string, unknown>): PartChanges => ({
    get: async (table, part) => held.get(`${table} ${part}`),
    all: async (table) => {
      const start = `${table} `
      const named = [...held].filter(([name]) => name.startsWith(start))
      return new Map(named.map(([name, value]) => [name.slice(start.length), value]))
    },
    put: (table, part, value) => void held.set(`${table} ${part}`, structuredClone(value)),
    delete: (table, part) => void held.delete(`${table} ${part}`),
    clear: () => held.clear(),
  })
  const reply = (at: number, ask: () => object) => {
    requests += 1
    const fault = faults.shift() ?? 'none'
    if (fault === 'refused') throw new DataError('offline', 'Not reached')
    const page = ask()
    if (fault === 'lost') throw new DataError('offline', 'The reply was lost')
    return fault === 'malformed' ? MALFORMED[at % MALFORMED.length]?.(page) : page
  }
  const sync = new RowSync({
    tables: TABLES,
    read: (work) => work(storeIn(parts)),
    change: async (work) => {
      const changed = new Map(parts)
      const result = await work(storeIn(changed))
      if (faults[0] === 'killed') {
        faults.shift()
        throw new DataError('unexpected', 'The tab was killed')
      }
      parts = changed
      return result
    },
    changes: async (since) => reply(since, () => database.changes(since, most)),
    first: async () => reply(0, () => database.first(DAY_AT, most)),
    newest: async (table, before) =>
      reply(before?.length ?? 0, () => {
        return database.newest(table, before, most, table === 'notes' ? 2 : 1)
      }),
    changesOf: () => [],
    giveBack: async () => {},
    alone: (work) => work(),
    changed: () => {
      changes += 1
    },
    now: () => 0,
  })
  return {
    pull: sync.pull,
    join: sync.join,
    /** What a write that is sent now brings back, as soon as it is taken in. */
    sendWrite: async () => {
      const state = await stateIn(storeIn(parts))
      const came = state && { since: state.seq, page: database.changes(state.seq, most) }
      return () => sync.takeIn(came, [])
    },
    requests: () => requests,
    /** The next requests or changes fail like this. */
    meet: (...next: Fault[]) => {
      faults = next
    },
    rows: (table: RowTable, months: readonly string[] | null = null, own: RowChange[] = []) =>
      readRows(storeIn(parts), { table, parts: months, withTexts: true }, own),
    days: async (table: RowTable, own: RowChange[] = []) =>
      Object.fromEntries(await readDays(storeIn(parts), table, own)),
    state: () => stateIn(storeIn(parts)),
    kept: () => new Map(parts),
    changes: () => changes,
  }
}

const byKey = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))

async function expectSame(device: ReturnType<typeof createDevice>, database: ModelDatabase) {
  for (const table of TABLES.values()) {
    const rows = database.rows(table.name)
    expect(byKey(await device.rows(table))).toEqual(byKey(rows))
    expect(await device.days(table)).toEqual(countsOf(rows.map((row) => daysOf(table, row))))
  }
}

const daysOf = ({ perDay }: RowTable, row: Row) => perDay?.dayOf(row) ?? ''

const note = (id: string, day: string, text = `Words of ${id}`): Row => [id, text, day]

function withNotes(count: number) {
  const database = createModelDatabase()
  for (let at = 0; at < count; at += 1) {
    database.put('notes', note(`n${at}`, `2026-0${1 + (at % 9)}-1${at % 10}`))
    database.put('logs', [`l${at}`, `2026-0${1 + (at % 9)}-05`])
  }
  return database
}

test('a new device gets every row, page by page, and knows how many are to come', async () => {
  const database = withNotes(10)
  const device = createDevice(database)
  device.meet('none', 'refused')
  await expect(device.pull()).rejects.toThrow('Not reached')
  const begun = { next: expect.anything(), toCome: 7 }
  expect((await device.state())?.filled).toEqual({ notes: begun, logs: begun })
  expect((await device.rows(NOTES)).map(([id]) => id)).toHaveLength(3)
  expect(await device.days(NOTES)).toEqual(
    countsOf(database.rows('notes').map((row) => `${row[2]}`)),
  )
  await device.pull()
  expect((await device.state())?.filled).toEqual({ notes: 'whole', logs: 'whole' })
  await expectSame(device, database)
})

test('what changed, moved to another month or was deleted elsewhere arrives, and nothing else changes', async () => {
  const database = withNotes(10)
  const device = createDevice(database)
  await device.pull()
  database.put('notes', note('n1', '2024-12-31', 'Moved'))
  database.delete('notes', 'n2')
  database.delete('logs', 'l3')
  database.put('logs', ['l10', '2026-10-01'])
  await device.pull()
  await expectSame(device, database)
  expect((await device.rows(NOTES, ['2024-12'])).map(([, text]) => text)).toEqual(['Moved'])
  const changes = device.changes()
  await device.pull()
  expect(device.changes()).toBe(changes)
})

test('a row of a newer version of the app, and a table of one, are kept as they came', async () => {
  const database = createModelDatabase()
  const device = createDevice(database)
  await device.pull()
  database.put('notes', [...note('n1', '2026-03-04'), 'a newer column'])
  database.put('poems', ['p1', 'Of another version'])
  await device.pull()
  await expectSame(device, database)
  expect([...device.kept().keys()]).toContain('poems ')
})

test.each(MALFORMED.map((_, at) => at))(
  'a page that is none (%i) is refused whole and asked for again',
  async (at) => {
    const database = withNotes(at)
    const device = createDevice(database, 100)
    await device.pull()
    for (let more = 0; more < MALFORMED.length; more += 1) {
      database.put('notes', note(`more ${more}`, '2026-05-05'))
      const before = device.kept()
      device.meet('malformed')
      await expect(device.pull()).rejects.toMatchObject({ kind: 'malformed' })
      expect(device.kept()).toEqual(before)
      await device.pull()
      await expectSame(device, database)
    }
  },
)

test('pages that go nowhere end the pull', async () => {
  const database = withNotes(4)
  const standing = createDevice({
    ...database,
    changes: (since) => ({ ...database.changes(since, 1), more: true, seq: since }),
    newest: (table, before, most, dayAt) => ({
      ...database.newest(table, before, most, dayAt),
      next: before ?? '2026-01-01 n0',
    }),
  })
  await expect(standing.pull()).rejects.toMatchObject({ kind: 'malformed' })
  let epochs = 0
  const restless = createDevice({
    ...database,
    newest: (table, before, most, dayAt) => {
      epochs += 1
      return { ...database.newest(table, before, most, dayAt), epoch: `${epochs}` }
    },
  })
  await expect(restless.pull()).rejects.toMatchObject({ kind: 'malformed' })
})

test('a pull that is asked for during another begins after it', async () => {
  const database = withNotes(1)
  const device = createDevice(database)
  const first = device.pull()
  await Promise.resolve()
  const second = device.pull()
  database.put('notes', note('late', '2026-05-05'))
  await Promise.all([first, second])
  await expectSame(device, database)
})

test('joining a pull sends no second request, and starts a pull when none is running', async () => {
  const database = withNotes(1)
  const device = createDevice(database)
  const pulled = device.pull()
  await Promise.resolve()
  await Promise.all([pulled, device.join(), device.join()])
  expect(device.requests()).toBe(1)
  await Promise.all([device.join(), device.join()])
  expect(device.requests()).toBe(2)
})

test('own changes lie over the rows of the months that are read, and only over those', async () => {
  const database = withNotes(9)
  const device = createDevice(database)
  await device.pull()
  const moved: RowChange = {
    table: 'notes',
    parts: ['2026-01', '2026-02'],
    change: (rows) => {
      const held = rows.get('n0')
      if (held) rows.set('n0', [...held.slice(0, 2), '2026-02-20', 0])
    },
  }
  const anywhere: RowChange = {
    table: 'notes',
    parts: null,
    change: (rows) => void rows.delete('n1'),
  }
  const idsIn = async (month: string, own: RowChange[]) =>
    byKey(await device.rows(NOTES, [month], own)).map(([id]) => id)
  expect(await idsIn('2026-01', [moved])).toEqual([])
  expect(await idsIn('2026-02', [moved])).toEqual(['n0', 'n1'])
  expect(await idsIn('2026-02', [moved, anywhere])).toEqual(['n0'])
  expect(await idsIn('2026-03', [moved, anywhere])).toEqual(['n2'])
  expect((await device.rows(LOGS, null, [anywhere])).length).toBe(9)
})

test('own changes lie over the counts of days, also of a day whose rows are to come', async () => {
  const database = createModelDatabase()
  for (let at = 0; at < 8; at += 1)
    database.put('notes', note(`n${at}`, `2026-0${1 + (at % 2)}-05`))
  const device = createDevice(database)
  device.meet('none', 'refused')
  await expect(device.pull()).rejects.toThrow('Not reached')
  const added: RowChange = {
    table: 'notes',
    parts: ['2026-01', '2026-02'],
    change: (rows) => {
      rows.set('own', [...note('own', '2026-01-05'), 0])
      rows.set('other', [...note('other', '2026-02-28'), 0])
    },
  }
  const counts = {
    '2026-01': [[5, 5]],
    '2026-02': [
      [5, 4],
      [28, 1],
    ],
  }
  expect(await device.days(NOTES, [added])).toEqual(counts)
  await device.pull()
  expect(await device.days(NOTES, [added])).toEqual(counts)
})

test('what comes with a write is taken in without another request', async () => {
  const database = withNotes(4)
  const device = createDevice(database, 100)
  await device.pull()
  database.put('notes', note('n1', '2024-12-31', 'Moved'))
  database.delete('notes', 'n2')
  const before = device.requests()
  await (await device.sendWrite())()
  expect(device.requests()).toBe(before)
  await expectSame(device, database)
})

test('what comes with a write after what a later one brought changes nothing', async () => {
  const database = withNotes(4)
  const device = createDevice(database, 100)
  await device.pull()
  database.put('notes', note('n1', '2024-12-31', 'Older'))
  const takeIn = await device.sendWrite()
  database.put('notes', note('n1', '2024-12-31', 'Newer'))
  await device.pull()
  await takeIn()
  await expectSame(device, database)
})

test('what comes with a write does not bring back what was deleted since', async () => {
  const database = withNotes(4)
  const device = createDevice(database, 100)
  await device.pull()
  database.put('notes', note('n1', '2024-12-31', 'Older'))
  const takeIn = await device.sendWrite()
  database.delete('notes', 'n1')
  await device.pull()
  await takeIn()
  await expectSame(device, database)
})

test.each<[string, (database: ModelDatabase) => void]>([
  [
    'is more than a page',
    (database) => {
      for (let at = 0; at < 9; at += 1) database.put('notes', note(`more ${at}`, '2026-05-05'))
    },
  ],
  ['is of a database that was restored', (database) => database.restore()],
  ['is of one that has forgotten deletions since', (database) => database.forget()],
])('where what comes with a write %s, everything is brought', async (_, happens) => {
  const database = withNotes(4)
  const device = createDevice(database)
  await device.pull()
  database.put('notes', note('n1', '2024-12-31', 'Moved'))
  database.delete('notes', 'n2')
  happens(database)
  await (await device.sendWrite())()
  await expectSame(device, database)
})

test('without rows on the device a write brings all of them', async () => {
  const database = withNotes(4)
  const device = createDevice(database)
  await (await device.sendWrite())()
  await expectSame(device, database)
})

test('what came with a write and was held up while the device began anew does not go ahead of it', async () => {
  const database = withNotes(4)
  const device = createDevice(database)
  await device.pull()
  database.backUp()
  database.put('notes', note('n1', '2024-12-31', 'Lost'))
  const takeIn = await device.sendWrite()
  database.restore()
  await device.pull()
  await takeIn()
  await expectSame(device, database)
})

const FAULTS: readonly Fault[] = ['none', 'none', 'refused', 'lost', 'malformed', 'killed']
const KIND = 'Rows pulled under faults'
const LIVES = 100
const STEPS = 100

function expectDataError(error: unknown): void {
  if (!(error instanceof DataError)) throw error
}

/** A person whose rows change on many devices, two of which pull now and then, under faults. */
async function live(name: string): Promise<void> {
  const random = randomStream(name)
  const pick = <Of>(list: readonly Of[]) => list[Math.floor(random() * list.length)] as Of
  const database = createModelDatabase()
  const devices = [createDevice(database, 2), createDevice(database, 5)]
  const day = () => `202${pick([4, 5, 6])}-0${pick([1, 2, 3])}-1${pick([0, 1])}`
  let made = 0
  const nextId = () => {
    made += 1
    return made
  }
  const idOf = () => `${Math.floor(random() * (made + 1))}`
  const underWay: (() => Promise<void>)[] = []
  const steps: readonly (() => unknown)[] = [
    () => database.put('notes', note(`n${nextId()}`, day(), `${random()}`)),
    () => database.put('notes', note(`n${idOf()}`, day(), `${random()}`)),
    () => database.put('logs', [`l${nextId()}`, day()]),
    () => database.delete('notes', `n${idOf()}`),
    () => database.delete('logs', `l${idOf()}`),
    async () => {
      const device = pick(devices)
      device.meet(...Array.from({ length: 4 }, () => pick(FAULTS)))
      await device.pull().catch(expectDataError)
    },
    async () => void underWay.push(await pick(devices).sendWrite()),
    () =>
      underWay
        .splice(Math.floor(random() * underWay.length), 1)[0]?.()
        .catch(expectDataError),
    () => random() < 0.2 && database.backUp(),
    () => random() < 0.1 && database.restore(),
    () => random() < 0.1 && database.forget(),
  ]
  for (let step = 0; step < STEPS; step += 1) await pick(steps)()
  for (const device of devices) {
    device.meet()
    await device.pull()
    await expectSame(device, database)
  }
}

test('two devices that pull under faults, restores and forgotten deletions end with the rows of the database', async () => {
  const lives = tries(LIVES)
  const tally = await tryAll(KIND, lives, 1, async (at) => {
    try {
      await live(`rows/${seed}/${at}`)
      return 'accepted'
    } catch (error) {
      return { fault: String(error) }
    }
  })
  expectNothingLost(tally, lives)
  expect(LIVES * STEPS).toBeGreaterThanOrEqual(10_000)
})
