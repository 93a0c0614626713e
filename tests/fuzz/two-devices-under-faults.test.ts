import { expect, test } from 'vitest'
import type { KeptWrite } from '~/device/outbox-rows.ts'
import { createDevice } from '~tests/fuzz/device.ts'
import { directDatabase } from '~tests/fuzz/direct-database.ts'
import { expectSameRows, STORED_NUMBERS } from '~tests/fuzz/expect-same-rows.ts'
import { expectAllSaved, seed, tries } from '~tests/fuzz/fuzz-run.ts'
import { type Player, peopleUnderFaults } from '~tests/fuzz/people-under-faults.ts'
import { createJournal, type StoredRow } from '~tests/fuzz/two-devices-model.ts'

const KIND = 'Entries and charts changed on two devices'
const SAVES = 250
const PEOPLE = 5
const FAULTY_SHARE = 0.4

const database = directDatabase()

async function storedBy(uid: string): Promise<readonly StoredRow[]> {
  const at = `to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`
  const rows = await database.rows(
    `select 'entry' as kind, id, content as words, ${at} from public.journal_entries
     where user_id = $1
     union all
     select 'chart', id, name, ${at} from public.kept_charts where user_id = $1
     order by at, words, id`,
    [uid],
  )
  return rows as StoredRow[]
}

/** One person writes on two devices, each of which gets what the other did only now and then. */
async function writeOnTwo(player: Player, saves: number) {
  const { uid, random, inLine, play, faults } = player
  const db = database.as(uid)
  const deviceOf = (name: string) => createDevice({ uid, db, inLine, random: player.chances(name) })
  const devices = ['one', 'the other'].map(deviceOf)
  const journal = createJournal(devices, random)
  const sendAll = async () => {
    for (const device of devices) await device.send()
  }
  await play(async () => {
    for (let made = 0; made < saves; made += 1) {
      const { device, look, write } = journal.next()
      await device.commit(write)
      // It goes on beside what follows.
      if (random() < 0.1) void device.pull()
      const chance = random()
      if (chance < 0.1) await device.kill()
      else if (chance < 0.4) await device.send()
      if (random() < 0.5) await look()
    }
    // Nothing is under way when the faults end.
    await sendAll()
    await player.inPeace(async () => {
      await sendAll()
      const anew = deviceOf('a new one')
      for (const device of [...devices, anew]) await device.pull()
      await expectSameRows(devices, anew, await numbersOf(uid))
    })
  })
  const waiting = devices.flatMap((device) => device.rows())
  return { uid, devices, journal, waiting, faults, stored: await storedBy(uid) }
}

async function numbersOf(uid: string): Promise<readonly string[]> {
  const rows = await database.rows(STORED_NUMBERS, [uid])
  return rows.map(({ line = '' }) => line).toSorted()
}

function wordsOf({ write }: KeptWrite): string {
  const { content = '', name = '' } = write as { content?: string; name?: string }
  return content + name
}

function people(count: number, of: string, saves: number) {
  const { join, met } = peopleUnderFaults({
    seed: `${seed} on two devices`,
    share: FAULTY_SHARE,
    fetch: database.fetch,
  })
  const games = Array.from({ length: count }, (_, number) => {
    const player = join(`${of}-${number}`, `person ${number}`)
    return () => writeOnTwo(player, saves)
  })
  return { games, met }
}

test(`${KIND}, under faults, lose no words`, async () => {
  const began = process.cpuUsage()
  const { games, met } = people(PEOPLE, 'two', tries(SAVES) / PEOPLE)
  const played = await Promise.all(games.map((play) => play()))
  const lost = played.flatMap(({ uid, journal, waiting: all, stored }) => {
    // The words of what the other device deleted wait for the person to decide.
    const waiting = all.filter(({ fault }) => fault !== 'gone')
    const offered = all.filter((row) => !waiting.includes(row)).map(wordsOf)
    const found = [...stored.map(({ words }) => words), ...journal.thrownAway, ...offered]
    const without = journal.words.filter((word) => !found.some((text) => text.includes(word)))
    return [
      ...waiting.map((row) => `${uid} still waits: ${JSON.stringify(row)}`),
      ...without.map((word) => `${uid}: ${word}`),
    ]
  })
  const begun = played.reduce((sum, { journal }) => sum + journal.begun.size, 0)
  const copies = played.flatMap(({ journal, stored }) =>
    stored.filter(({ id }) => !journal.begun.has(id)),
  )
  process.stdout.write(`${begun} rows were begun, ${copies.length} of those stored are copies\n`)
  expectAllSaved(KIND, SAVES, lost, process.cpuUsage(began), met().faults)
  // The longer they go on, the fewer of all charts are new: a person keeps few of them.
  const few = Math.max(1, tries(SAVES) / 2500)
  for (const kind of ['entry', 'chart']) {
    const ofKind = copies.filter((copy) => copy.kind === kind)
    expect(ofKind.length, `both devices changed some of kind ${kind}`).toBeGreaterThan(few)
  }
}, 3_600_000)

test('changes on two devices are replayed: one seed gives a person the same faults, ends and rows', async () => {
  const storyOf = ({ devices, faults, stored }: Awaited<ReturnType<typeof writeOnTwo>>) => {
    const ends = devices.map((device) => device.history())
    return { faults: faults.done, ends, rows: stored }
  }
  const first = await Promise.all(people(3, 'together', 60).games.map((play) => play()))
  const second = []
  for (const play of people(3, 'alone', 60).games.toReversed()) second.unshift(await play())
  expect(second.map(storyOf)).toEqual(first.map(storyOf))
})
