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
import { createPractice, type Held } from '~tests/fuzz/practice-model.ts'

const KIND = 'Saves under faults'
const SAVES = 10_000
const PEOPLE = 20
const FAULTY_SHARE = 0.6

const database = directDatabase()

/** One person's practice on one device, whose tab is killed now and then. */
async function practise(uid: string, saves: number, whenDone: () => void) {
  const random = randomStream(`outbox/${seed}/${uid}`)
  const db = database.as(uid)
  const device = createDevice(uid, (writes) => sendWaiting(dataCode.dataAccess, db, writes), random)
  const practice = createPractice(random)
  for (let made = 0; made < saves; made += 1) {
    practice.shows(await device.commit(practice.next()))
    const chance = random()
    if (chance < 0.1) await device.kill()
    else if (chance < 0.4) await device.send()
  }
  whenDone()
  return { uid, device, held: practice.held }
}

/** What the database holds of a person, in the words of the model. */
async function heldBy(uid: string): Promise<Held> {
  const rows = async (sql: string) =>
    (await database.rows(sql, [uid])) as Record<
      'id' | 'content' | 'day' | 'emotion' | 'item',
      string
    >[]
  const entries = await rows('select id, content from public.journal_entries where user_id = $1')
  const moods = await rows(
    'select local_date::text as day, emotion from public.mood_logs where user_id = $1 and not is_session',
  )
  const sessions = await rows('select id from public.mood_logs where user_id = $1 and is_session')
  const favourites = await rows('select item from public.favourites where user_id = $1')
  const rests = await rows(
    'select local_date::text as day from public.rest_days where user_id = $1',
  )
  expect(moods.length, 'one mood a day').toBe(new Set(moods.map(({ day }) => day)).size)
  return {
    entries: new Map(entries.map(({ id, content }) => [id, content])),
    moods: new Map(moods.map(({ day, emotion }) => [day, Number(emotion)])),
    sessions: new Set(sessions.map(({ id }) => id)),
    favourites: new Set(favourites.map(({ item }) => item)),
    rests: new Set(rests.map(({ day }) => day)),
  }
}

/** Where the database and the model do not hold the same, a line each. */
function differences(uid: string, stored: Held, saved: Held): string[] {
  return Object.keys(saved).flatMap((kind) => {
    const linesOf = (held: Held) =>
      new Set([...held[kind as keyof Held]].map((one) => JSON.stringify(one)))
    const [has, hadTo] = [linesOf(stored), linesOf(saved)]
    return [
      ...[...hadTo].filter((one) => !has.has(one)).map((one) => `${uid} ${kind}: lost ${one}`),
      ...[...has].filter((one) => !hadTo.has(one)).map((one) => `${uid} ${kind}: not saved ${one}`),
    ]
  })
}

test(`${KIND} are in the database once, as they were saved last, after a killed tab too`, async () => {
  const began = process.cpuUsage()
  const saves = tries(SAVES)
  const faults = createFaults({
    plan: seededPlan({ seed, share: FAULTY_SHARE }),
    restart: database.restart,
  })
  vi.stubGlobal('fetch', faultFetch(faults, database.fetch))
  let done = 0
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, number) =>
      practise(`outbox-${seed}-${number}`, saves / PEOPLE, () => {
        done += 1
      }),
    ),
  )
  expect(done).toBe(PEOPLE)
  const hurt = faults.done.filter((kind) => kind !== null).length
  faults.follow(null)
  const lost: string[] = []
  for (const { uid, device, held } of people) {
    await device.send()
    const waiting = device.rows().map((row) => `${uid} still waits: ${JSON.stringify(row)}`)
    lost.push(...waiting, ...differences(uid, await heldBy(uid), held))
  }
  expectAllSaved(KIND, SAVES, lost, process.cpuUsage(began))
  process.stdout.write(`${hurt} faults in ${faults.done.length} requests\n`)
  expect(hurt).toBeGreaterThan(saves / 2)
}, 1_800_000)
