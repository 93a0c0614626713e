import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import { expectNothingLostOfChanged, tries } from '~tests/fuzz/fuzz-run.ts'
import { databaseTargets } from '~tests/fuzz/replies/database-targets.ts'
import { fuzzReplies, Replies } from '~tests/fuzz/replies/reply-target.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

const CONNECTION = 'postgresql://authenticated@database.example/alap'
const IN_TESTS = 1_000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())
beforeEach(() => void vi.unstubAllGlobals())

const sqlDoor = (endpoint: string) => neonSql({ connectionString: CONNECTION, endpoint })

test.each([
  ['Replies of Neon, SQL', sqlDoor, () => database.endpoint],
  ['Replies of Neon, Data API', neonDataApi, () => database.dataApi],
] as const)(
  '%s, mutated, are refused in words or hold nothing out of its domain',
  async (kind, doorAt, address) => {
    const targets = await databaseTargets(doorAt, address())
    const served = new Replies()
    vi.stubGlobal('fetch', served.fetch)
    const tally = await fuzzReplies(kind, tries(IN_TESTS), targets, served)
    expectNothingLostOfChanged(tally, tries(IN_TESTS))
  },
  1_800_000,
)

test('a client that checks nothing would be found out by the same replies', async () => {
  const [target] = (await databaseTargets(neonDataApi, database.dataApi)).filter(
    ({ name }) => name === 'check-in',
  )
  const served = new Replies()
  vi.stubGlobal('fetch', served.fetch)
  const unchecked = async (url: string) => {
    const { rows } = await (await fetch(`${url}/rpc/newest`)).json()
    const [row] = Array.from(rows ?? [], Object).filter(({ 5: minutes }) => minutes === null)
    if (!row) return null
    const [id, emotion, day, minute, at] = [0, 1, 2, 3, 4].map((column) => row[column])
    return { id, mood: Number(emotion), day, minute, at }
  }
  const naive = { ...target, ask: unchecked }
  const faults: string[] = []
  // A tally holds the first of its faults.
  for (let run = 0; run < 10; run += 1) {
    const targets = [naive as NonNullable<typeof target>]
    faults.push(...(await fuzzReplies(`naive ${run}`, 60, targets, served)).faults)
  }
  const said = faults.join('\n')
  expect(said).toMatch(/mood: no mood/)
  expect(said).toMatch(/day: no day of the calendar/)
  expect(said).toMatch(/it threw SyntaxError/)
})
