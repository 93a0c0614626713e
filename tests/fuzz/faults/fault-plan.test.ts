import { expect, test } from 'vitest'
import { FAULT_KINDS, PASSING_FAULTS } from '~tests/fuzz/faults/fault.ts'
import { type FaultPlan, seededPlan } from '~tests/fuzz/faults/fault-plan.ts'
import { createFaults } from '~tests/fuzz/faults/faults.ts'

const firstOf = (plan: FaultPlan, count: number) => Array.from({ length: count }, () => plan())

test('the same seed gives the same faults, and another seed others', () => {
  const plan = (seed: number) => firstOf(seededPlan({ seed, share: 0.5 }), 500)
  expect(plan(7)).toEqual(plan(7))
  expect(plan(7)).not.toEqual(plan(8))
})

test('the share of requests with a fault is as asked, and each kind that ends by itself comes', () => {
  const done = firstOf(seededPlan({ seed: 1, share: 0.3 }), 10_000)
  const faults = done.filter((kind) => kind !== null)
  expect(faults.length / done.length).toBeCloseTo(0.3, 1)
  expect(new Set(faults)).toEqual(new Set(PASSING_FAULTS))
  expect(firstOf(seededPlan({ seed: 1, share: 0 }), 100)).toEqual(Array(100).fill(null))
})

test('only the kinds that a plan names come', () => {
  const plan = seededPlan({ seed: 3, share: 1, kinds: ['held', '429'] })
  expect(new Set(firstOf(plan, 100))).toEqual(new Set(['held', '429']))
  expect(PASSING_FAULTS).toHaveLength(FAULT_KINDS.length - 2)
})

test('faults that are asked for come before those of the plan, and a plan can be ended', async () => {
  const reply = { status: 200, headers: {}, body: '[]' }
  const faults = createFaults({ plan: seededPlan({ seed: 1, share: 1, kinds: ['500'] }) })
  const pass = () => faults.pass({ url: '/sql', forward: async () => reply })
  faults.tell('reset', null)
  expect(await pass()).toEqual({ kind: 'cut' })
  expect(await pass()).toEqual({ kind: 'reply', reply })
  expect(await pass()).toMatchObject({ kind: 'reply', reply: { status: 500 } })
  faults.follow(null)
  expect(await pass()).toEqual({ kind: 'reply', reply })
  expect(faults.done).toEqual(['reset', null, '500', null])
})

test('a restart without a way to end the connections is an error', async () => {
  const faults = createFaults()
  faults.tell('restart')
  const forward = async () => ({ status: 200, headers: {}, body: '{}' })
  await expect(faults.pass({ url: '/sql', forward })).rejects.toThrow('No way to end')
})
