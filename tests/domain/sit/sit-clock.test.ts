import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginSit,
  bellsOf,
  glanceAtPlace,
  glanceAtSit,
  heldSit,
  isOver,
  leftAt,
  lengthOf,
  pauseSit,
  resumeSit,
  SIT_BELLS,
  type SitClock,
  type SitPlan,
  satUntil,
} from '~/domain/sit/sit-clock.ts'

const MINUTE = 60_000

const plans: fc.Arbitrary<SitPlan> = fc.record({
  minutes: fc.integer({ min: 1, max: 180 }),
  bells: fc.constantFrom(...SIT_BELLS),
})

type Step = { wait: number; what: 'look' | 'pause' | 'resume' }

// Looks in bunches, now and then, and after an hour's sleep.
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    wait: fc.oneof(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 300, max: 70_000 }),
      fc.integer({ min: 70_000, max: 90 * MINUTE }),
    ),
    what: fc.constantFrom('look', 'look', 'look', 'pause', 'resume'),
  }),
  { maxLength: 60 },
)

/** Lives through the steps, looking where they say so, and notes every bell with the time sat. */
function live(plan: SitPlan, script: readonly Step[]) {
  let clock: SitClock = beginSit(plan, 1_000)
  let now = 1_000
  let sat = 0
  let isRunning = true
  const bells: { bell: 'interval' | 'closing'; sat: number }[] = []
  const look = () => {
    const glance = glanceAtSit(clock, now)
    clock = glance.clock
    if (glance.bell) bells.push({ bell: glance.bell, sat: Math.min(sat, lengthOf(plan)) })
  }
  for (const { wait, what } of script) {
    now += wait
    if (isRunning) sat += wait
    if (what === 'look') look()
    if (what === 'pause') clock = pauseSit(clock, now)
    if (what === 'resume') clock = resumeSit(clock, now)
    isRunning = clock.since !== null
  }
  return { clock, now, sat: Math.min(sat, lengthOf(plan)), bells }
}

test('the time sat is the time without the pauses, at any moment of looking', () => {
  fc.assert(
    fc.property(plans, steps, (plan, script) => {
      const { clock, now, sat } = live(plan, script)
      expect(satUntil(clock, now)).toBe(sat)
      expect(leftAt(clock, now)).toBe(lengthOf(plan) - sat)
    }),
  )
})

test('the time sat of a composed sit is the place in its sound, and only its end is a bell', () => {
  const clock = beginSit({ minutes: 10, bells: 5 }, 5_000)
  const middle = glanceAtPlace(clock, 5 * MINUTE + 1)
  expect(middle).toMatchObject({ bell: null, endedAgo: 0, clock: { sat: 5 * MINUTE + 1 } })
  expect(satUntil(middle.clock, 999 * MINUTE)).toBe(5 * MINUTE + 1)
  const end = glanceAtPlace(middle.clock, 10 * MINUTE + 3_000)
  expect(end).toMatchObject({ bell: 'closing', endedAgo: 3_000, clock: { sat: 10 * MINUTE } })
  expect(isOver(end.clock)).toBe(true)
})

test('the time sat does not go back when the device’s clock does', () => {
  const clock = beginSit({ minutes: 10, bells: 'none' }, 5_000)
  expect(satUntil(clock, 3_000)).toBe(0)
  expect(satUntil(glanceAtSit(clock, 3_000).clock, 8_000)).toBe(3_000)
})

test('the time sat and its bells continue while the page is closed', () => {
  const held = heldSit({ minutes: 20, bells: 5 }, 6 * MINUTE)
  expect(satUntil(held, 99 * MINUTE)).toBe(6 * MINUTE)
  const again = resumeSit(held, 99 * MINUTE)
  expect(glanceAtSit(again, 99 * MINUTE + 1).bell).toBeNull()
  expect(glanceAtSit(again, 103 * MINUTE).bell).toBe('interval')
})

test.each([-5, 0, 3e9])('the time sat cannot be resumed from %d', (sat) => {
  const held = heldSit({ minutes: 1, bells: 'none' }, sat)
  expect(isOver(held)).toBe(false)
  expect(leftAt(held, 0)).toBeGreaterThan(0)
  expect(leftAt(held, 0)).toBeLessThanOrEqual(MINUTE)
})

test.each<[SitPlan, number[]]>([
  [{ minutes: 20, bells: 'none' }, []],
  [{ minutes: 20, bells: 5 }, [5, 10, 15]],
  [{ minutes: 20, bells: 15 }, [15]],
  [{ minutes: 20, bells: 'halfway' }, [10]],
  [{ minutes: 10, bells: 10 }, []],
  [{ minutes: 3, bells: 5 }, []],
  [{ minutes: 5, bells: 'halfway' }, [2.5]],
])('the bells of %j ring at %j', (plan, minutes) => {
  expect(bellsOf(plan)).toEqual(minutes.map((minute) => minute * MINUTE))
})

test('the bells ring at most once each, near their time, and the closing one last and once', () => {
  fc.assert(
    fc.property(plans, steps, (plan, script) => {
      const { bells, clock } = live(plan, script)
      const closing = bells.filter(({ bell }) => bell === 'closing')
      const inner = bells.filter(({ bell }) => bell === 'interval')
      expect(closing).toHaveLength(isOver(clock) ? 1 : 0)
      expect(bells.indexOf(closing[0] ?? { bell: 'closing', sat: 0 })).toBe(
        closing.length ? bells.length - 1 : -1,
      )
      const marks = inner.map(({ sat }) => bellsOf(plan).findLast((at) => at <= sat))
      expect(new Set(marks).size).toBe(inner.length)
      for (const [index, { sat }] of inner.entries()) {
        expect(sat - (marks[index] ?? Number.NaN)).toBeLessThanOrEqual(10_000)
      }
    }),
  )
})

test('the bells all ring when the clock is read often', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 100, max: 9_000 }), (plan, often) => {
      let clock = beginSit(plan, 0)
      const rung: string[] = []
      for (let now = 0; !isOver(clock); now += often) {
        const glance = glanceAtSit(clock, now)
        clock = glance.clock
        if (glance.bell) rung.push(glance.bell)
      }
      expect(rung).toEqual([...bellsOf(plan).map(() => 'interval'), 'closing'])
    }),
    { numRuns: 25 },
  )
})

test('the bells missed while the device slept stay silent, except the closing one, which knows its delay', () => {
  const plan: SitPlan = { minutes: 30, bells: 5 }
  const clock = beginSit(plan, 0)
  const woken = glanceAtSit(clock, 18 * MINUTE)
  expect(woken.bell).toBeNull()
  expect(glanceAtSit(woken.clock, 20 * MINUTE + 200).bell).toBe('interval')
  const after = glanceAtSit(woken.clock, 100 * MINUTE)
  expect(after).toMatchObject({ bell: 'closing', endedAgo: 70 * MINUTE })
  expect(glanceAtSit(after.clock, 101 * MINUTE).bell).toBeNull()
  expect(resumeSit(after.clock, 101 * MINUTE)).toBe(after.clock)
})
