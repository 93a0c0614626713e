import { expect, test } from 'vitest'
import { directDatabase } from '~tests/fuzz/direct-database.ts'
import { STORED_NUMBERS } from '~tests/fuzz/expect-same-rows.ts'
import { expectAllSaved, seed, tries } from '~tests/fuzz/fuzz-run.ts'
import { startOwnServer } from '~tests/fuzz/own-server.ts'
import { peopleUnderFaults } from '~tests/fuzz/people-under-faults.ts'
import { practisingPerson } from '~tests/fuzz/practice/practising-person.ts'
import { differences, STORED_LINES } from '~tests/fuzz/practice/stored-lines.ts'

const KIND = 'Saves under faults'
const SAVES = 1_000
const PEOPLE = 10
const FAULTY_SHARE = 0.7
/** PostgreSQL is restarted between two rounds, while everybody saves so much more. */
const ROUNDS = 4
const SAVES_OVER_RESTART = 5

const database = directDatabase(startOwnServer)

async function storedBy(uid: string, lines = STORED_LINES): Promise<readonly string[]> {
  const rows = await database.rows(lines, [uid])
  return rows.map(({ line = '' }) => line).toSorted()
}

function people(count: number, of: string) {
  const { join, met } = peopleUnderFaults({
    seed: `${seed}`,
    share: FAULTY_SHARE,
    fetch: database.fetch,
  })
  const persons = Array.from({ length: count }, (_, number) => {
    const uid = `${of}-${number}`
    return practisingPerson(join(uid, `person ${number}`), database.as(uid))
  })
  return { persons, met }
}

test(`${KIND} are in the database once, as they were saved last, after a killed tab too, and on every device`, async () => {
  const began = process.cpuUsage()
  const { persons, met } = people(PEOPLE, 'outbox')
  const savesOfOne = tries(SAVES) / PEOPLE
  const inRound = savesOfOne / ROUNDS - SAVES_OVER_RESTART
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(persons.map(({ practise }) => practise(inRound)))
    const restart = database.restart()
    await Promise.all(persons.map(({ saveDuring }) => saveDuring(SAVES_OVER_RESTART, restart)))
  }
  const lost: string[] = []
  for (const { uid, device, held, sendRest, expectRows } of persons) {
    await sendRest()
    await expectRows(await storedBy(uid, STORED_NUMBERS))
    const waiting = device.rows().map((row) => `still waits: ${JSON.stringify(row)}`)
    const wrong = [...waiting, ...differences(await storedBy(uid), held())]
    lost.push(...wrong.map((what) => `${uid} ${what}`))
  }
  const { faults, requests } = met()
  process.stdout.write(`${faults} faults in ${requests} requests, ${ROUNDS} restarts\n`)
  expectAllSaved(KIND, SAVES, lost, process.cpuUsage(began), faults)
  expect(faults).toBeGreaterThan(tries(SAVES) / 2)
}, 3_600_000)

test('saves under faults are replayed: one seed gives a person the same faults, ends and rows', async () => {
  const saves = 60
  const storyOf = async ({
    uid,
    device,
    faults,
    sendRest,
  }: ReturnType<typeof practisingPerson>) => {
    await sendRest()
    return { faults: faults.done, ends: device.history(), rows: await storedBy(uid) }
  }
  const together = people(4, 'together').persons
  await Promise.all(together.map(({ practise }) => practise(saves)))
  const first = await Promise.all(together.map(storyOf))
  const alone = people(4, 'alone').persons
  for (const { practise } of alone.toReversed()) await practise(saves)
  const second = await Promise.all(alone.map(storyOf))
  expect(second).toEqual(first)
  expect(first.every(({ faults, ends }) => faults.length > saves / 2 && ends.length > saves / 2))
})
