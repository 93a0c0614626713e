import '~tests/support/window/fake-device.ts'
import { expect, test } from 'vitest'
import { ROW_TABLES } from '~/data/registry.ts'
import { callOf, type Write } from '~/data/write.ts'
import { listRows } from '~/device/outbox-rows.ts'
import { waitingWords } from '~/features/outbox/write-words.ts'
import type { Outbox } from '~/queries/outbox/outbox.ts'
import { waitingIn } from '~/queries/outbox/waiting.ts'
import { randomStream } from '~/raga/random.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'
import { mutatedKept } from '~tests/fuzz/mutate-kept.ts'
import { committed, device, stored } from '~tests/queries/outbox/outbox-on.ts'
import { rowsWith } from '~tests/queries/rows/rows-with.ts'
import { leaveOnDevice } from '~tests/support/window/raw-device.ts'

const ROW = { row: 'some row', at: '2026-03-04T20:00:00.000Z', attempts: 0, nextAt: 0, fault: null }
/** Keys of IndexedDB that the app never makes; no key follows the largest. */
const ODD_KEYS = [-3, 1.5, 2 ** 53, 1e300, 'x', new Date(0), [1, 'a']]

let people = 0
const newUid = () => {
  people += 1
  return `person ${people} of damaged rows`
}

/** Leaves rows in the outbox of a person as nobody but a fault would. */
async function leave(uid: string, rows: readonly object[]): Promise<void> {
  // The app makes the stores.
  await listRows(uid)
  await leaveOnDevice(
    'outbox',
    rows.map((row) => ({ ...row, uid })),
  )
}

/** A save after all else, which must arrive. */
const save = (at: string): Write => ({ kind: 'celebrate', achievements: [at], at: ROW.at })

/** A row that holds a write, with a part of either changed. */
function changedRow(write: Write, at: number, random: () => number): object {
  const whole = { ...ROW, row: `row ${at}`, write }
  const changed = mutatedKept(random() < 0.8 ? { write } : whole, random)
  const seq = random() < 0.9 ? at : ODD_KEYS[at % ODD_KEYS.length]
  return { ...whole, ...Object(changed), seq }
}

/** Everything that is shown of what waits, on the screens and in its list. */
function expectReadable(tab: Outbox): void {
  for (const table of ROW_TABLES.values()) rowsWith(table, tab.shown())
  for (const one of waitingIn(tab.rows())) {
    const { title, text } = waitingWords(one)
    expect(title).not.toBe('')
    if (one.write === null && one.needsAttention) expect(text).toMatch(/./)
    expect(new Date(one.at ?? 0).getTime()).not.toBeNaN()
  }
}

test.each(EVERY_WRITE)(
  '100 changed rows of the kind $kind hold up nothing, and can be read and given up',
  async (write) => {
    const random = randomStream(`rows of ${write.kind}`)
    const uid = newUid()
    const own = device(uid)
    for (const to of [50, 100]) {
      const rows = Array.from({ length: 50 }, (_, row) => changedRow(write, to - row, random))
      await leave(uid, rows)
      const tab = own.tab()
      await tab.ready()
      expectReadable(tab)
      expect(await committed(tab, save(`after ${to}`))).toEqual({ did: 'changed' })
    }
    // What was sent is sound.
    for (const sent of own.requests.flat()) callOf(sent)
    const tab = own.tab()
    await tab.ready()
    await tab.send({ hurry: true })
    const seqsInNeed = () =>
      waitingIn(tab.rows()).flatMap(({ seq, needsAttention }) => (needsAttention ? [seq] : []))
    const [first = 0, ...others] = seqsInNeed()
    expect(others.length).toBeGreaterThan(write.kind === 'open-account' ? 1 : 20)
    await tab.giveUp(first)
    expect(seqsInNeed()).toEqual(others)
  },
)

test('a row without its words is shown with all that is left of it, and stays until it is given up', async () => {
  const uid = newUid()
  const own = device(uid)
  const [, , , , entry] = EVERY_WRITE
  const { content: _, ...damaged } = { content: '', ...entry }
  await leave(uid, [
    { ...ROW, seq: 1, write: damaged },
    { ...ROW, seq: 2, write: { kind: 'add-rest-day', day: 'x' } },
  ])
  const tab = own.tab()
  await tab.ready()
  await tab.send({ hurry: true })
  expect(own.requests).toEqual([])
  expect(waitingIn(tab.rows()).map((one) => waitingWords(one))).toEqual([
    { title: 'Something that Alap cannot read', text: JSON.stringify(damaged, null, 2) },
    { title: 'Something that Alap cannot read', text: expect.stringContaining('"day": "x"') },
  ])
  await tab.giveUp(1)
  expect(await listRows(uid)).toMatchObject([{ seq: 2 }])
})

test('what a newer version has left is not sent, not shown as damaged, and stays', async () => {
  const uid = newUid()
  const own = device(uid)
  const write = { kind: 'plant-tree', day: 'some day', row: { deep: true } }
  await leave(uid, [{ ...ROW, seq: 1, row: 'celebrations', write, fault: 'outdated' }])
  const tab = own.tab()
  await tab.ready()
  // Another write of the same row, whose reply is what later ones are based on.
  own.reply = async () => [{ did: 'changed', at: ROW.at }]
  expect(await committed(tab, save('once'))).toEqual({ did: 'changed' })
  await tab.send({ hurry: true })
  expect(own.requests).toEqual([[save('once')]])
  const [waiting] = waitingIn(tab.rows())
  expect(waiting).toMatchObject({ write: null, needsAttention: false })
  expect(waiting && waitingWords(waiting)).toEqual({
    title: 'Something from a newer version of Alap',
    text: null,
  })
  expect(await listRows(uid)).toMatchObject([{ seq: 1, write }])
})

test('a row of an earlier version, which says less, is sent as it is', async () => {
  const uid = newUid()
  const own = device(uid)
  own.reply = async (writes) => writes.map(() => stored)
  const id = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
  const day = '2026-03-04'
  const earlier = [
    { kind: 'record-session', id, day, minute: 600, at: ROW.at, minutes: 10, raga: null },
    { kind: 'delete-entry', id },
    { kind: 'clear-mood', day },
    { kind: 'edit-entry', id, content: 'dawn', mood: 3, at: ROW.at, base: ROW.at },
  ]
  await leave(
    uid,
    earlier.map((write, index) => ({ ...ROW, row: `${index}`, seq: index + 1, write })),
  )
  const tab = own.tab()
  await tab.ready()
  await tab.send({ hurry: true })
  expect(own.requests).toEqual([earlier])
})

test('a write that could not be read again is not kept', async () => {
  const tab = device(newUid()).tab()
  const write = { ...save('x'), at: 'once' } as Write
  await expect(tab.commit(write)).rejects.toMatchObject({ name: 'DataError', kind: 'invalid' })
  expect(tab.rows()).toEqual([])
})

test('a row that says less than a row must is sent under its own name, once', async () => {
  const uid = newUid()
  const own = device(uid)
  await leave(uid, [{ seq: 1, write: save('lone'), fault: 7, nextAt: Number.NaN, attempts: '3' }])
  const tab = own.tab()
  await tab.ready()
  expect(tab.rows()).toMatchObject([
    { row: 'celebrations', at: null, attempts: 1, nextAt: 0, fault: null },
  ])
  await tab.send()
  expect(own.requests).toEqual([[save('lone')]])
  expect(await listRows(uid)).toEqual([])
})

test('rows under keys that nothing can follow are there in their order, and others follow', async () => {
  const uid = newUid()
  const own = device(uid)
  own.reply = () => new Promise(() => {})
  await leave(
    uid,
    ODD_KEYS.map((seq, index) => ({ ...ROW, row: `${index}`, seq, write: save(`${index}`) })),
  )
  const rows = await listRows(uid)
  expect(rows).toHaveLength(ODD_KEYS.length)
  expect(rows.every(({ seq }) => Number.isSafeInteger(seq) && seq > 0)).toBe(true)
  const tab = own.tab()
  await tab.ready()
  const { seq } = await tab.commit(save('last'))
  expect(tab.rows().at(-1)).toMatchObject({ seq, write: save('last') })
})
