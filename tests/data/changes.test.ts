import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '~/lib/call.ts'
import { randomStream } from '~/raga/random.ts'
import { changesOf, deviceOf, storedRows } from '~tests/db/changes/kept-rows.ts'
import { randomWrites } from '~tests/db/changes/random-writes.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const WRITERS = 4
const REQUESTS = 40

test('over HTTP too a device has in the end what four others wrote, and each change was sent once', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  const idOf = (number: number) =>
    `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
  const device = deviceOf((since, most = 1) => db.read({ name: 'changes', args: { since, most } }))
  const random = randomStream('the reader')
  let areWriting = true
  const reading = async () => {
    while (areWriting) await device.pull(Math.floor(random() * 4000))
  }
  const writeMuch = async (number: number) => {
    const own = randomStream(`writer ${number}`)
    const next = randomWrites(own, idOf)
    const another = deviceOf((since) => db.read({ name: 'changes', args: { since } }))
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      const calls = Array.from({ length: 1 + Math.floor(own() * 5) }, next)
      const listed = calls.filter(({ name }) => !name.includes('import'))
      const writes = listed.map(({ name, args }: Call) => ({ name, args })) as never
      const way = own()
      if (way < 0.3) {
        for (const call of calls) await db.write(call)
      } else if (way < 0.5) {
        await db.write({ name: 'write_many', args: { writes } })
      } else {
        const since = another.cursor
        const reply = await db.write({ name: 'sync', args: { writes, since, most: 3000 } })
        another.take(changesOf(Object(reply).changes))
      }
    }
    return another
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, n) => writeMuch(n))).finally(
    () => {
      areWriting = false
    },
  )
  const [writers] = await Promise.all([writing, reading()])
  await device.pullAll(50_000)
  const stored = await storedRows(database, uid)
  expect(device.kept()).toEqual(stored)
  expect(device.kept().length).toBeGreaterThan(50)
  for (const writer of writers) {
    await writer.pullAll()
    expect(writer.kept()).toEqual(stored)
  }
  expect([device, ...writers].flatMap(({ sentAgain }) => sentAgain)).toEqual([])
})
