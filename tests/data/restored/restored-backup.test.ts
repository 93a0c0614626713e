import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { randomStream } from '~/raga/random.ts'
import { seed, tries } from '~tests/fuzz/fuzz-run.ts'
import { backUp } from '~tests/support/database/backup.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import {
  AFTER,
  at,
  BEFORE,
  chart,
  day,
  edited,
  entry,
  idOf,
  mood,
  recording,
  starred,
} from './every-table.ts'
import { createDevice } from './restored-device.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

type Device = ReturnType<typeof createDevice>

/** A person with two devices that have all that was written before a backup. */
async function personWithBackup() {
  const uid = randomUUID()
  const deviceOf = (most?: number) => createDevice(database.as(uid), uid, most)
  const [phone, laptop] = [deviceOf(), deviceOf(2000)]
  for (const device of [phone, laptop]) await device.pull()
  await phone.write(...BEFORE)
  for (const device of [phone, laptop]) await device.pull()
  const restore = await backUp(database)
  return { phone, laptop, deviceOf, restore }
}

/** The same, after more was written, which both have. */
async function personWithMore() {
  const person = await personWithBackup()
  const { phone, laptop, restore } = person
  await phone.write(...AFTER)
  for (const device of [phone, laptop]) await device.pull()
  const rows = await phone.shown()
  expect(await laptop.shown()).toEqual(rows)
  await restore()
  expect(await stored(person)).not.toEqual(rows)
  return { ...person, rows }
}

/** All that the database has of them, as a device that comes anew sees it. */
async function stored({ deviceOf }: { readonly deviceOf: (most?: number) => Device }) {
  const another = deviceOf(200_000)
  await another.pull()
  return another.shown()
}

test('what was added, changed, starred and deleted after a backup is so again once a device comes back, and once with two', async () => {
  const { rows, ...person } = await personWithMore()
  const { phone, laptop } = person
  await phone.meet()
  expect(phone.waiting()).toEqual([])
  expect(await stored(person)).toEqual(rows)
  for (const device of [laptop, phone]) {
    await device.meet()
    expect(device.waiting()).toEqual([])
    expect(await device.shown()).toEqual(rows)
  }
  expect(await stored(person)).toEqual(rows)
})

test('two devices that come back at the same moment bring everything once', async () => {
  const { rows, ...person } = await personWithMore()
  const devices = [person.phone, person.laptop]
  for (const device of devices) await device.pull()
  for (const device of devices) await device.send()
  for (const device of devices) {
    await device.pull()
    expect(device.waiting()).toEqual([])
    expect(await device.shown()).toEqual(rows)
  }
  expect(await stored(person)).toEqual(rows)
})

test('the screens show what the backup has not before it is sent, and while the rows of the backup come', async () => {
  const { rows, phone } = await personWithMore()
  for (let change = 0; ; change += 1) {
    const isKilled = await phone.killedAt(change, phone.pull)
    expect(await phone.shown(), `killed at change ${change}`).toEqual(rows)
    if (!isKilled) break
  }
  phone.setOffline(true)
  await phone.send()
  expect(await phone.shown()).toEqual(rows)
})

test('a tab that is killed at any moment loses nothing, and brings nothing twice', async () => {
  const { phone, restore, ...person } = await personWithBackup()
  await phone.write(...AFTER)
  await phone.pull()
  const rows = await phone.shown()
  let change = 0
  for (let isKilled = true; isKilled; change += 1) {
    await restore()
    isKilled = await phone.killedAt(change, phone.meet)
    await phone.meet()
    expect(await stored(person), `killed at change ${change}`).toEqual(rows)
    await phone.meet()
    expect(await phone.shown()).toEqual(rows)
    expect(phone.waiting()).toEqual([])
  }
  expect(change).toBeGreaterThan(5)
}, 120_000)

test('writes that the database had and no page had brought are sent again', async () => {
  const { phone, laptop, restore, ...person } = await personWithBackup()
  await phone.write(...AFTER)
  const rows = await phone.shown()
  await restore()
  await phone.meet()
  expect(await stored(person)).toEqual(rows)
  await laptop.meet()
  expect(await laptop.shown()).toEqual(rows)
})

test('what waited without a network comes after what it was based on', async () => {
  const { phone, restore, ...person } = await personWithBackup()
  await phone.write(entry(6), chart(24, 'A new chart', null, at(8)))
  await phone.pull()
  phone.setOffline(true)
  await phone.commit(edited(6, 'Changed offline', at(6), at(9)))
  await phone.commit(chart(24, 'Named offline', at(8), at(9)))
  await phone.commit({ kind: 'delete-entry', id: idOf(1), base: at(1), day: day(1) })
  const rows = await phone.shown()
  await restore()
  phone.setOffline(false)
  // Sent before the device knows of the restore, the changes find nothing.
  await phone.send()
  await phone.meet()
  expect(phone.waiting()).toEqual([])
  expect(await phone.shown()).toEqual(rows)
  expect(await stored(person)).toEqual(rows)
})

test('of two versions of an entry, a chart and a check-in the last stays, whichever device comes first', async () => {
  for (const order of ['the older first', 'the newer first', 'both at once']) {
    const { phone, laptop, restore, ...person } = await personWithBackup()
    await phone.write(entry(6), edited(1, 'Once', at(1), at(8)), mood(4, 2))
    await phone.write(chart(21, 'Once', at(1), at(8)))
    for (const device of [phone, laptop]) await device.pull()
    const again = [edited(6, 'Twice', at(6), at(9)), edited(1, 'Twice', at(8), at(9))]
    await phone.write(...again, chart(21, 'Twice', at(8), at(9)), mood(4, 5, 12), starred(1))
    await phone.pull()
    const rows = await phone.shown()
    await restore()
    const devices = order === 'the newer first' ? [phone, laptop] : [laptop, phone]
    for (const device of devices) await (order === 'both at once' ? device.pull() : device.meet())
    for (const device of [...devices, ...devices]) await device.meet()
    for (const device of devices) {
      expect(device.waiting()).toEqual([])
      expect(await device.shown(), order).toEqual(rows)
    }
    expect(await stored(person), order).toEqual(rows)
  }
})

test('what one device deleted and the other has still stays deleted, whichever comes first', async () => {
  for (const order of ['the other first', 'the other last']) {
    const { phone, laptop, restore, ...person } = await personWithBackup()
    await phone.write(entry(6), edited(1, 'Once', at(1), at(8)), mood(4, 2))
    await phone.write(chart(24, 'A new chart', null, at(8)), recording(34, 'A sound', null, at(8)))
    await phone.write({ kind: 'add-favourite', item: 'raga-yaman', at: at(8) })
    for (const device of [phone, laptop]) await device.pull()
    await phone.write(
      { kind: 'delete-entry', id: idOf(6), base: at(6) },
      { kind: 'delete-entry', id: idOf(1), base: at(8) },
      { kind: 'clear-mood', day: day(4), base: at(4) },
      { kind: 'delete-chart', id: idOf(24), base: at(8) },
      { kind: 'delete-recording', id: idOf(34), base: at(8) },
      { kind: 'remove-favourite', item: 'raga-yaman' },
    )
    await phone.pull()
    const rows = await phone.shown()
    await restore()
    const devices = order === 'the other last' ? [phone, laptop] : [laptop, phone]
    for (const device of [...devices, ...devices, laptop]) await device.meet()
    for (const device of devices) {
      expect(device.waiting()).toEqual([])
      expect(await device.shown(), order).toEqual(rows)
    }
    expect(await stored(person), order).toEqual(rows)
  }
})

test.each(['has looked before', 'comes after'])(
  'what one device brought and somebody deleted since stays deleted, and nobody is asked, also where the other %s',
  async (other) => {
    const isEarly = other === 'has looked before'
    const { phone, laptop, restore, ...person } = await personWithBackup()
    const kept: readonly Write[] = [
      { kind: 'add-favourite', item: 'raga-yaman', at: at(8) },
      { kind: 'add-rest-day', day: day(9) },
    ]
    await phone.write(entry(6), edited(6, 'Once', at(6), at(8)), edited(1, 'Once', at(1), at(8)))
    await phone.write(chart(24, 'A new chart', null, at(8)), recording(34, 'A sound', null, at(8)))
    await phone.write(mood(4, 2), ...(isEarly ? [] : kept))
    for (const device of [phone, laptop]) await device.pull()
    await restore()
    if (isEarly) await laptop.pull()
    await phone.meet()
    await phone.write(
      { kind: 'delete-entry', id: idOf(6), base: at(8) },
      { kind: 'delete-entry', id: idOf(1), base: at(8) },
      { kind: 'clear-mood', day: day(4), base: at(4) },
      { kind: 'delete-chart', id: idOf(24), base: at(8) },
      { kind: 'delete-recording', id: idOf(34), base: at(8) },
      { kind: 'remove-favourite', item: 'raga-yaman' },
      { kind: 'remove-rest-day', day: day(9) },
    )
    await phone.pull()
    const rows = await phone.shown()
    await laptop.send()
    await laptop.meet()
    expect(laptop.waiting()).toEqual([])
    expect(await laptop.shown()).toEqual(rows)
    expect(await stored(person)).toEqual(rows)
  },
)

test('what was written since the restore stays: words stand beside the lost ones, once, and nothing of it is deleted', async () => {
  const { phone, laptop, deviceOf, restore } = await personWithBackup()
  await phone.write(
    edited(1, 'Lost words', at(1), at(8)),
    { kind: 'delete-entry', id: idOf(2), base: at(2) },
    { kind: 'clear-mood', day: day(2), base: at(2) },
  )
  for (const device of [phone, laptop]) await device.pull()
  await restore()
  const tablet = deviceOf()
  await tablet.pull()
  const now = new Date(Date.now() + 1000).toISOString()
  await tablet.write(
    edited(1, 'New words', at(1), now),
    edited(2, 'Words that were not deleted here', at(2), now),
    { ...mood(2, 5), at: now } as Write,
    starred(3),
  )
  for (const device of [phone, laptop, phone, tablet]) await device.meet()
  const { journal_entries: entries = [], mood_logs: logs = [] } = await tablet.shown()
  const with_ = (words: string) => entries.filter((row) => row.includes(words))
  for (const words of ['Lost words', 'New words', 'Words that were not deleted here']) {
    expect(with_(words), words).toHaveLength(1)
  }
  expect(entries).toHaveLength(6)
  expect(logs.filter((row) => row.includes('"5","2026-03-02"'))).toHaveLength(1)
  for (const device of [phone, laptop]) {
    expect(device.waiting()).toEqual([])
    expect(await device.shown()).toEqual(await tablet.shown())
  }
})

test('a device that has nothing beyond the backup sends nothing, also of what was deleted before it', async () => {
  const { phone, laptop, ...person } = await personWithBackup()
  await phone.write({ kind: 'delete-entry', id: idOf(5), base: at(5) })
  const restore = await backUp(database)
  await phone.pull()
  const rows = await phone.shown()
  await phone.write(entry(6))
  await restore()
  await laptop.pull()
  expect(laptop.waiting()).toEqual([])
  expect(await laptop.shown()).toEqual(rows)
  expect(await stored(person)).toEqual(rows)
})

test('a person who joined after the backup gets everything back', async () => {
  const restore = await backUp(database)
  const uid = randomUUID()
  const deviceOf = (most?: number) => createDevice(database.as(uid), uid, most)
  const phone = deviceOf()
  await phone.write(...BEFORE)
  await phone.pull()
  const rows = await phone.shown()
  await restore()
  await phone.meet()
  expect(phone.waiting()).toEqual([])
  expect(await stored({ deviceOf })).toEqual(rows)
})

test('a device that was away during two restores sends what the first of them has lost', async () => {
  const { phone, laptop, restore, ...person } = await personWithBackup()
  await laptop.write(entry(6))
  await laptop.pull()
  const rows = await laptop.shown()
  await restore()
  // The phone goes on, further than the laptop ever was, and the next backup has all of that.
  await phone.meet()
  await phone.write(entry(7))
  const again = await backUp(database)
  await phone.write(entry(8))
  await phone.pull()
  await again()
  for (const device of [laptop, phone, laptop]) await device.meet()
  const { journal_entries: all = [] } = await stored(person)
  expect(all).toHaveLength((rows.journal_entries ?? []).length + 2)
  expect(await laptop.shown()).toEqual(await phone.shown())
})

const STEPS = 25

const ALL = [...BEFORE, ...AFTER]

/** Whether a device shows what a write changes: nobody changes what they do not see. */
const isSeen = (shown: string) => (write: Write) =>
  !('base' in write && write.base && 'id' in write) || shown.includes(write.id)

/** Two devices that write at random and know of each other's writes, restores and kills. */
async function live(name: string): Promise<number> {
  const random = randomStream(name)
  const uid = randomUUID()
  const deviceOf = (most?: number) => createDevice(database.as(uid), uid, most)
  const devices = [deviceOf(), deviceOf(3000)]
  const pick = <Of>(list: readonly Of[]) => list[Math.floor(random() * list.length)] as Of
  const comeBack = async () => {
    for (const each of random() < 0.5 ? devices : devices.toReversed()) {
      await each.killedAt(Math.floor(random() * 20), each.meet)
    }
    for (const each of [...devices, ...devices]) await each.meet()
  }
  for (const device of devices) await device.pull()
  await devices[0]?.write(...BEFORE)
  let restores = 0
  let restore = await backUp(database)
  for (let step = 0; step < STEPS; step += 1) {
    const device = pick(devices)
    const shown = JSON.stringify(await device.shown())
    await device.write(...[pick(ALL), pick(ALL), pick(ALL)].filter(isSeen(shown)))
    if (random() < 0.15) restore = await backUp(database)
    for (const each of devices) await each.pull()
    if (random() > 0.3) continue
    const rows = await device.shown()
    restores += 1
    await restore()
    await comeBack()
    for (const each of devices) expect(await each.shown(), name).toEqual(rows)
    expect(await stored({ deviceOf }), name).toEqual(rows)
  }
  return restores
}

test('whatever is written, and whichever tab is killed, a restored backup loses, doubles and brings back nothing', async () => {
  let restores = 0
  for (let life = 0; life < tries(6); life += 1) {
    restores += await live(`restores/${seed}/${life}`)
  }
  expect(restores).toBeGreaterThan(20)
}, 600_000)
