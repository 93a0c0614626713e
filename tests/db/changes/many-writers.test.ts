import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '~/lib/call.ts'
import { type RandomStream, randomStream } from '~/raga/random.ts'
import { connectAs } from '~tests/support/database/browser-connection.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { sqlOf } from '~tests/wall/attacks/calls.ts'
import { deviceOf, storedRows } from './kept-rows.ts'
import { randomWrites } from './random-writes.ts'

const WRITERS = 4
const TRANSACTIONS = 500

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const NOT_IN_LISTS = ['import_rows', 'undo_import']

/** Between one and three writes, each alone or all in a list, as SQL. */
function statementsOf(random: RandomStream, next: () => Call): string[] {
  const calls = Array.from({ length: 1 + Math.floor(random() * 3) }, next)
  const listed = calls.filter(({ name }) => !NOT_IN_LISTS.includes(name))
  const writes = listed.map(({ name, args }) => ({ name, args })) as never
  if (random() < 0.2) return [`select ${sqlOf({ name: 'write_many', args: { writes } })}`]
  if (random() < 0.2)
    return [`select ${sqlOf({ name: 'sync', args: { writes, since: 0, most: 1 } })}`]
  return calls.map((call) => `select ${sqlOf(call)}`)
}

/** Does transactions one after another, and returns the SQLSTATEs of those that were refused. */
async function writeMuch(
  client: pg.Client,
  random: RandomStream,
  next: () => Call,
): Promise<string[]> {
  const refused: string[] = []
  for (let done = 0; done < TRANSACTIONS; done += 1) {
    try {
      const statements = ['begin', ...statementsOf(random, next)]
      const end = random() < 0.05 ? 'rollback' : 'commit'
      if (random() < 0.25) {
        // Stays open for a while, with what it has written.
        await client.query(statements.join(';'))
        await client.query(end)
      } else await client.query([...statements, end].join(';'))
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      refused.push(String(error.code))
      await client.query('rollback')
    }
  }
  return refused
}

test('a device that pulls while four others write has in the end what the database has, each change once', async () => {
  const uid = randomUUID()
  const idOf = (number: number) =>
    `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
  const clients = await Promise.all(
    Array.from({ length: WRITERS + 1 }, () => connectAs(database, uid)),
  )
  const [reader, ...writers] = clients
  if (!reader) throw new Error('Nobody reads.')
  const ask = async (since: number, most = 1) => {
    const { rows } = await reader.query({
      name: 'pull',
      text: 'select api.changes($1, $2) as reply',
      values: [since, most],
    })
    return rows[0].reply
  }
  const device = deviceOf(ask)
  try {
    let areWriting = true
    const random = randomStream('the reader')
    const reading = async () => {
      while (areWriting) await device.pull(Math.floor(random() * 4000))
    }
    const writing = Promise.all(
      writers.map((client, number) => {
        const own = randomStream(`writer ${number}`)
        return writeMuch(client, own, randomWrites(own, idOf))
      }),
    ).finally(() => {
      areWriting = false
    })
    const [refused] = await Promise.all([writing, reading()])
    expect(refused.flat()).toEqual([])
    await device.pullAll(4000)
    expect(device.pulls).toBeGreaterThan(100)
    expect(device.sentAgain).toEqual([])
    expect(device.kept()).toEqual(await storedRows(database, uid))
    expect(device.kept().length).toBeGreaterThan(100)
    const anew = deviceOf(ask)
    await anew.pullAll(50_000)
    expect(anew.kept()).toEqual(device.kept())
  } finally {
    for (const client of clients) await client.end()
  }
}, 60_000)
