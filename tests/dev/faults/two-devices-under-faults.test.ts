import { expect, test, vi } from 'vitest'
import { dataCode } from '~/queries/database/data-access.ts'
import { sendWaiting } from '~/queries/outbox/send-waiting.ts'
import { randomStream } from '~/raga/random.ts'
import { faultFetch } from '~dev/faults/fault-fetch.ts'
import { seededPlan } from '~dev/faults/fault-plan.ts'
import { createFaults } from '~dev/faults/faults.ts'
import { directDatabase } from '~tests/fuzz/direct-database.ts'
import { expectAllSaved, seed, tries } from '~tests/fuzz/fuzz-run.ts'
import { createDevice } from '~tests/fuzz/outbox-device.ts'
import { createJournal, type StoredEntry } from '~tests/fuzz/two-devices-model.ts'

const KIND = 'Entries changed on two devices'
const SAVES = 1_000
const PEOPLE = 5
const FAULTY_SHARE = 0.4

const database = directDatabase()

async function entriesOf(uid: string): Promise<readonly StoredEntry[]> {
  const rows = await database.rows(
    `select id, content, local_date::text as day,
       to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from public.journal_entries where user_id = $1`,
    [uid],
  )
  return rows as StoredEntry[]
}

/** One person writes on two devices, each of which reads what the other did only now and then. */
async function writeOnTwo(uid: string, saves: number) {
  const random = randomStream(`two devices/${seed}/${uid}`)
  const db = database.as(uid)
  const devices = [1, 2].map(() =>
    createDevice(uid, (writes) => sendWaiting(dataCode.dataAccess, db, writes), random),
  )
  const journal = createJournal(devices, random)
  for (let made = 0; made < saves; made += 1) {
    const { device, look, write } = journal.next()
    await device.commit(write)
    const chance = random()
    if (chance < 0.1) await device.kill()
    else if (chance < 0.4) await device.send()
    if (random() < 0.5) look(await entriesOf(uid))
  }
  return { uid, devices, journal }
}

test(`${KIND}, under faults, lose no words`, async () => {
  const began = process.cpuUsage()
  const saves = tries(SAVES)
  const faults = createFaults({
    plan: seededPlan({ seed, share: FAULTY_SHARE }),
    restart: database.restart,
  })
  vi.stubGlobal('fetch', faultFetch(faults, database.fetch))
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, number) => writeOnTwo(`two-${number}`, saves / PEOPLE)),
  )
  faults.follow(null)
  const lost: string[] = []
  let copies = 0
  for (const { uid, devices, journal } of people) {
    for (const device of devices) await device.send()
    const waiting = devices.flatMap((device) => device.rows())
    const stored = await entriesOf(uid)
    copies += stored.filter(({ id }) => !journal.begun.has(id)).length
    const found = [...stored.map(({ content }) => content), ...journal.thrownAway]
    lost.push(
      ...waiting.map((row) => `${uid} still waits: ${JSON.stringify(row)}`),
      ...journal.words
        .filter((word) => !found.some((text) => text.includes(word)))
        .map((w) => `${uid}: ${w}`),
    )
  }
  expectAllSaved(KIND, SAVES, lost, process.cpuUsage(began))
  const begun = people.reduce((sum, { journal }) => sum + journal.begun.size, 0)
  process.stdout.write(`${begun} entries were begun, ${copies} of those stored are copies\n`)
  expect(copies, 'both changed some entries').toBeGreaterThan(begun * 0.1)
}, 1_800_000)
