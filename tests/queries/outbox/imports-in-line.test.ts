import { expect, test } from 'vitest'
import { rowOf, type Write } from '~/data/write.ts'
import type { KeptWrite } from '~/device/outbox-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { dueRows, planOfCommit, planOfCommits } from '~/queries/outbox/plans.ts'

const AT = '2026-03-04T20:00:00.000Z'
const NOW = Date.parse(AT)
const DAY = localDay('2026-03-04')
const OTHER_DAY = localDay('2026-03-05')
const ID = '00000000-0000-4000-8000-000000000001'

const rest = (day = DAY): Write => ({ kind: 'add-rest-day', day })
const notRest = (day = DAY): Write => ({ kind: 'remove-rest-day', day })
const its = (part: number, day = DAY) =>
  ({ id: ID, part, table: 'rest_days', rows: [{ local_date: day }] }) as const
const brought = (part: number, day = DAY): Write => ({ kind: 'import-rows', ...its(part, day) })
const undo = (part: number, day = DAY): Write => ({
  kind: 'undo-import',
  ...its(part, day),
  seq: null,
})

let seq = 0
const waits = (write: Write, changes: Partial<KeptWrite> = {}): KeptWrite => {
  seq += 1
  const own = { seq, uid: 'asha', row: rowOf(write), write, at: AT }
  return { ...own, attempts: 0, nextAt: 0, fault: null, ...changes }
}

test('a part of an import goes alone, after everything else that is due, and parts go in their order', () => {
  const [one, two, other] = [waits(brought(0)), waits(brought(1)), waits(rest(OTHER_DAY))]
  expect(dueRows([one, two, other], NOW)).toEqual([other])
  expect(dueRows([one, two], NOW)).toEqual([one])
  const pausing = { ...one, nextAt: NOW + 1 }
  expect(dueRows([pausing, two], NOW)).toEqual([])
  expect(dueRows([pausing, two, other], NOW)).toEqual([other])
  // One that was set aside holds up nothing.
  expect(dueRows([{ ...one, fault: 'invalid' }, two], NOW)).toEqual([two])
})

test('a write of a row that an import brings waits for its part', () => {
  const [one, two] = [waits(brought(0, OTHER_DAY)), waits(brought(1))]
  const later = waits(notRest())
  expect(dueRows([one, two, later], NOW)).toEqual([one])
  expect(dueRows([two, later], NOW)).toEqual([two])
  expect(dueRows([later], NOW)).toEqual([later])
})

test('the undo of an import waits for what was changed of it before', () => {
  const later = waits(notRest(), { attempts: 1, nextAt: NOW + 1 })
  const back = waits(undo(0))
  expect(dueRows([later, back], NOW)).toEqual([])
  expect(dueRows([{ ...later, nextAt: 0 }, back], NOW)).toEqual([{ ...later, nextAt: 0 }])
  expect(dueRows([back], NOW)).toEqual([back])
})

test('a write is not merged into an earlier one of its row where an import lies between them', () => {
  const earlier = waits(notRest())
  const between = waits(brought(0))
  expect(planOfCommit([earlier], rest(), AT).put).toHaveLength(1)
  expect(planOfCommit([earlier, between], rest(), AT).add).toHaveLength(1)
})

test('of an import that was never sent and its undo nothing is left', () => {
  const one = waits(brought(0))
  expect(planOfCommits([one], [undo(0)], AT)).toEqual({ add: [], remove: [one.seq] })
})

test.each<[string, Partial<KeptWrite>, readonly Write[], boolean]>([
  ['may have been sent', { attempts: 1 }, [], false],
  ['was set aside', { attempts: 1, fault: 'invalid' }, [], true],
  ['was changed since', {}, [notRest()], false],
])('an import that %s is undone in the database too', (_, changes, since, isRemoved) => {
  const one = waits(brought(0), changes)
  const rows = [one, ...since.map((write) => waits(write))]
  const { add, remove } = planOfCommits(rows, [undo(0)], AT)
  expect(add?.map(({ write }) => write)).toEqual([undo(0)])
  expect(remove).toEqual(isRemoved ? [one.seq] : [])
})

test('an undo that waits already is not appended again', () => {
  const back = waits(undo(0))
  expect(planOfCommits([back], [undo(0)], AT)).toEqual({ add: [], remove: [] })
})
