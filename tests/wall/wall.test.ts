import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHoles } from '~dev/database/migrate.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { isLongRun } from '~tests/support/long-run.ts'
import { ATTACKERS, allClasses } from './support/classes.ts'
import { addPeople, digest, VICTIM } from './support/people.ts'
import { runClass, type Tally } from './support/run-class.ts'
import { liveInTheApp, NUMBER_OF_PASSING_WRITES } from './support/whole-app.ts'

const least = isLongRun ? 20_000 : 7000

let database: TestDatabase
const tallies: Tally[] = []
let seconds = 0

beforeAll(async () => {
  database = await openTestDatabase()
  await addPeople(database.owner, ATTACKERS)
  await liveInTheApp(database.as(VICTIM))
})
afterAll(() => database.stop())

test.each(allClasses(isLongRun))(
  'the attacks of the class $name reveal nothing and change nothing',
  async (kind) => {
    const began = performance.now()
    const before = await digest(database.owner)
    const tally = await runClass(database, kind)
    tallies.push(tally)
    expect(tally.leaks).toEqual([])
    expect(await digest(database.owner)).toBe(before)
    // Any user can set defaults of the role that all share; the owner's watch removes them.
    await database.owner('select private.watch()')
    expect(await findHoles(database.owner)).toEqual([])
    expect(await liveInTheApp(database.as(VICTIM))).toHaveLength(NUMBER_OF_PASSING_WRITES)
    const took = (performance.now() - began) / 1000
    seconds += took
    process.stdout.write(`${resultLine(tally)}  ${took.toFixed(1)} s\n`)
  },
)

test('the attacks have at least the promised number of statements', () => {
  const statements = tallies.reduce((sum, tally) => sum + tally.statements, 0)
  process.stdout.write(`${statements} statements and calls in ${seconds.toFixed(0)} s\n`)
  expect(statements).toBeGreaterThanOrEqual(least)
})

function resultLine({ name, statements, refused, empty, own, leaks }: Tally): string {
  const counts = [
    `${statements} statements`,
    `${refused} refused`,
    `${empty} empty`,
    `${own} own or public rows`,
    `${leaks.length} leaks`,
  ]
  return `${name}: ${counts.join(', ')}`
}
