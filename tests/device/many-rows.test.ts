import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Write } from '~/data/write.ts'
import { everythingOnDevice, leaveOnDevice } from '~tests/support/window/raw-device.ts'

const UID = 'asha'
const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const DAYS = ['2026-03-01', '2026-03-02'].map((local_date) => ({ local_date }))
const part = (number = 0): Write<'import-rows'> => ({
  kind: 'import-rows',
  id: ID,
  part: number,
  table: 'rest_days',
  rows: DAYS,
})
const waits = (write: Write) => ({ row: '', write, at: null, attempts: 0, nextAt: 0, fault: null })

/** The modules of a page that is opened on this device. */
async function openPage() {
  vi.resetModules()
  const { changeRows, listRows } = await import('~/device/outbox-rows.ts')
  const owner = await import('~/device/row-owner.ts')
  const { keptRows } = await import('~/device/kept-rows.ts')
  const { clearDevice } = await import('~/device/device-database.ts')
  return { changeRows, listRows, clearDevice, keptRows, ...owner }
}

const kept = async (store: string) => {
  const [, values] = (await everythingOnDevice())[store] as [unknown, unknown[]]
  return values
}

beforeEach(async () => {
  const { clearDevice } = await openPage()
  await clearDevice(UID)
})

test('the rows of an import lie beside what waits, and another page reads them with it', async () => {
  const { changeRows, listRows } = await openPage()
  const after = await changeRows(UID, () => ({ add: [waits(part(0)), waits(part(1))] }))
  expect(after.map(({ write }) => write)).toEqual([part(0), part(1)])
  expect(JSON.stringify(await kept('outbox'))).not.toContain('2026-03-01')
  expect(await kept('many')).toEqual([DAYS, DAYS])
  const [first, again] = [await listRows(UID), await listRows(UID)]
  // What is computed of them is remembered by the list.
  const rowsIn = (write: unknown) => (write as Write<'import-rows'>).rows
  expect(rowsIn(first[0]?.write)).toBe(rowsIn(again[0]?.write))
  const another = await openPage()
  expect((await another.listRows(UID)).map(({ write }) => write)).toEqual([part(0), part(1)])
})

test('the rows of an import that were left within what waits outlive an attempt to send it', async () => {
  const { changeRows } = await openPage()
  await leaveOnDevice('outbox', [{ ...waits(part()), uid: UID, seq: 1 }])
  const sending = await changeRows(UID, (rows) => ({
    put: rows.map((row) => ({ ...row, attempts: 1 })),
  }))
  expect(sending.map(({ write }) => write)).toEqual([part()])
  const another = await openPage()
  expect((await another.listRows(UID)).map(({ write }) => write)).toEqual([part()])
})

test('the rows of an import leave the device with it, once the database has sent back what it did', async () => {
  const { changeRows, keptRows } = await openPage()
  const [one] = await changeRows(UID, () => ({ add: [waits(part())] }))
  const { seq = 0 } = one ?? {}
  await changeRows(UID, () => ({ remove: [seq], sent: [{ seq, write: part() }] }))
  expect([await kept('outbox'), await kept('many')]).toEqual([[], [DAYS]])
  expect(JSON.stringify(await kept('rows'))).not.toContain('2026-03-01')
  await keptRows.change(UID, async (store) => store.put('sent', '', []))
  await changeRows(UID, () => ({}))
  expect(await kept('many')).toEqual([])
})

test('the rows of an import that is given up leave the device', async () => {
  const { changeRows } = await openPage()
  const [one] = await changeRows(UID, () => ({ add: [waits(part())] }))
  await changeRows(UID, () => ({ remove: [one?.seq ?? 0] }))
  expect(await kept('many')).toEqual([])
})

test('somebody who signs out leaves the rows of what waits, and none of what was sent', async () => {
  const { changeRows, listRows, keepRowsFor, dropOtherRows } = await openPage()
  const [sent] = await changeRows(UID, () => ({ add: [waits(part(0)), waits(part(1))] }))
  const { seq = 0 } = sent ?? {}
  await changeRows(UID, () => ({ remove: [seq], sent: [{ seq, write: part(0) }] }))
  expect(await kept('many')).toHaveLength(2)
  keepRowsFor(null)
  await dropOtherRows()
  expect(await kept('many')).toEqual([DAYS])
  expect((await listRows(UID)).map(({ write }) => write)).toEqual([part(1)])
})

test('clearing the device leaves no rows of an import', async () => {
  const { changeRows, clearDevice } = await openPage()
  await changeRows(UID, () => ({ add: [waits(part())] }))
  await clearDevice(UID)
  expect(await kept('many')).toEqual([])
})

test.each<[string, unknown]>([
  ['no list', { local_date: '2026-03-01' }],
  ['a list of no rows', [7]],
  ['rows of lists', [{ local_date: ['2026-03-01'] }]],
  ['too many rows', Array.from({ length: 5001 }, () => ({ local_date: '2026-03-01' }))],
  ['nothing', undefined],
])('an import beside which %s is left is damaged, and holds up nothing else', async (_, rows) => {
  const { changeRows } = await openPage()
  const [one] = await changeRows(UID, () => ({ add: [waits(part())] }))
  await leaveOnDevice('many', [rows], [[UID, one?.seq ?? 0]])
  const { listRows } = await openPage()
  const { readKept } = await import('~/data/kept-writes.ts')
  const [read] = await listRows(UID)
  expect(readKept(read?.write)).toBe('damaged')
  expect(readKept(part())).toBe('write')
})
