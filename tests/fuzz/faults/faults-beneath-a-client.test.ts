import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { saveEntry } from '~/data/journal-entries.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { createDatabase, type Door } from '~/services/database/database.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import { createDirectSql, type DirectSql } from '~tests/fuzz/faults/direct-sql.ts'
import { endBrowserConnections } from '~tests/fuzz/faults/end-connections.ts'
import { FAULT_KINDS, type FaultKind, RUNS } from '~tests/fuzz/faults/fault.ts'
import { faultFetch } from '~tests/fuzz/faults/fault-fetch.ts'
import { createFaults, type Faults } from '~tests/fuzz/faults/faults.ts'
import { entriesHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
let direct: DirectSql
beforeAll(async () => {
  database = await openTestDatabase()
  const { postgresPort } = inject('localDatabase')
  direct = createDirectSql({ postgresPort, ownerUrl: database.ownerUrl, projectId: PROJECT })
})
afterAll(async () => {
  await direct.stop()
  await database.stop()
})

/** The ways below the app's client that can have faults: the door, and what carries it. */
const WAYS: Readonly<Record<string, () => { door: Door; inner: typeof fetch }>> = {
  'SQL, without HTTP': () => ({ door: sqlDoor(), inner: direct.fetch }),
  'SQL, over HTTP': () => ({ door: sqlDoor(), inner: realFetch }),
  'the Data API': () => ({ door: neonDataApi(database.dataApi), inner: realFetch }),
}
const realFetch = globalThis.fetch
const sqlDoor = () =>
  neonSql({
    connectionString: 'postgresql://authenticated@database.example/alap',
    endpoint: database.endpoint,
  })

describe.each(Object.keys(WAYS))('over %s', (way) => {
  let faults: Faults
  let door: Door
  const uid = `meera-${way}`

  beforeEach(() => {
    faults = createFaults({ restart: () => endBrowserConnections(database.ownerUrl) })
    const { inner, ...made } = WAYS[way]?.() ?? { door: sqlDoor(), inner: realFetch }
    door = made.door
    vi.stubGlobal('fetch', faultFetch(faults, inner))
  })

  /** The app's client; each attempt that failed is in `refreshed` or `paused`. */
  function client() {
    let [refreshed, paused] = [0, 0]
    const db = createDatabase({
      door,
      token: async (force) => {
        if (force) refreshed += 1
        return unsignedToken(uid)
      },
      pause: async () => {
        paused += 1
      },
    })
    return { db, tries: () => ({ refreshed, paused }) }
  }

  const entry = (id: string) =>
    saveEntry({
      id,
      content: 'Rain on the roof.',
      mood: 4,
      day: localDay('2026-03-04'),
      minute: 600,
      at: '2026-03-04T10:00:00.000Z',
    })
  const isStored = async (id: string) => {
    const text = 'select 1 from public.journal_entries where user_id = $1 and id = $2'
    return (await database.owner(text, [uid, id])).length === 1
  }
  /** Only one attempt: the fault of it is the whole result. */
  async function once(kind: FaultKind, id: string) {
    faults.tell(kind)
    const { name, args } = entry(id)
    return door('write', { name, args }, unsignedToken(uid))
  }

  test.each(FAULT_KINDS.filter((kind) => RUNS[kind] === 'never'))(
    'a request with the fault %s never reaches the database, and its door rejects',
    async (kind) => {
      const [id, before] = [randomUUID(), database.requests()]
      await expect(once(kind, id).then((reply) => accepted(reply))).rejects.toThrow()
      expect(await isStored(id)).toBe(false)
      expect(database.requests()).toBe(before)
      expect(faults.done).toEqual([kind])
    },
  )

  test.each(['lost-reply', 'truncated', 'half-json'] as const)(
    'a request with the fault %s runs, and its door rejects all the same',
    async (kind) => {
      const id = randomUUID()
      await expect(once(kind, id)).rejects.toThrow()
      expect(await isStored(id)).toBe(true)
    },
  )

  test.each(['reset', 'lost-reply', '500', '429', 'truncated'] as const)(
    'after the fault %s the app sends the write again, and it is stored once',
    async (kind) => {
      const { db, tries } = client()
      const id = randomUUID()
      faults.tell(kind)
      await db.write(entry(id))
      expect(await isStored(id)).toBe(true)
      expect(tries()).toEqual({ refreshed: 0, paused: 1 })
      expect(faults.done).toEqual([kind, null])
    },
  )

  test.each(['page', 'empty', 'half-json'] as const)(
    'the fault %s is a reply that cannot be read',
    async (kind) => {
      faults.tell(kind)
      const db = client().db
      await expect(entriesHeld(db)).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  test('the fault expired-token makes the app ask for another token once', async () => {
    const { db, tries } = client()
    faults.tell('expired-token')
    await db.write(entry(randomUUID()))
    expect(tries()).toEqual({ refreshed: 1, paused: 0 })
  })

  test('the fault restart ends the connections to PostgreSQL, and the next ones work', async () => {
    const { db } = client()
    await entriesHeld(db)
    const before = await backends()
    expect(before.length).toBeGreaterThan(0)
    faults.tell('restart')
    const id = randomUUID()
    await db.write(entry(id))
    expect(await isStored(id)).toBe(true)
    const after = await backends()
    expect(after.filter((pid) => before.includes(pid))).toEqual([])
  })

  test('a held request waits, and is stored when it is let go', async () => {
    const id = randomUUID()
    const sent = once('held', id)
    await vi.waitFor(() => expect(faults.held()).toBe(1))
    expect(await isStored(id)).toBe(false)
    faults.release()
    await sent
    expect(await isStored(id)).toBe(true)
  })

  test('a held reply is of a request that has run', async () => {
    const id = randomUUID()
    const sent = once('held-reply', id)
    await vi.waitFor(() => expect(faults.held()).toBe(1))
    expect(await isStored(id)).toBe(true)
    faults.release()
    await sent
    expect(faults.held()).toBe(0)
  })

  const backends = async () => {
    const rows = await database.owner(
      `select pid from pg_stat_activity
       where usename = 'authenticated' and datname = current_database()`,
    )
    return rows.map(({ pid }) => pid)
  }
})

/** `{}` is JSON, so the Data API's door takes it: the data module is the one to refuse it. */
function accepted(reply: unknown): unknown {
  if (typeof reply === 'object' && reply !== null && 'outcome' in reply) return reply
  throw new Error('The reply is none of the function')
}
