import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BellKind, bellBetween, bellsOf, SIT_BELLS } from '~/domain/sit/sit-bells.ts'

const plans = fc.record({
  seconds: fc.integer({ min: 1, max: 180 }).map((minutes) => minutes * 60),
  bells: fc.constantFrom(...SIT_BELLS),
})

// Looks in bunches, now and then, and after an hour's sleep.
const waits = fc.array(
  fc.oneof(
    fc.double({ min: 0, max: 0.3, noNaN: true }),
    fc.double({ min: 0.3, max: 70, noNaN: true }),
    fc.double({ min: 70, max: 90 * 60, noNaN: true }),
  ),
  { maxLength: 60 },
)

/** Looks at a sit after each wait, and notes every bell with the second it rings at. */
function bellsHeard(plan: Parameters<typeof bellBetween>[0], script: readonly number[]) {
  const rung: { bell: BellKind; at: number }[] = []
  let at = 0
  for (const wait of script) {
    const bell = bellBetween(plan, at, at + wait)
    at += wait
    if (bell) rung.push({ bell, at })
  }
  return { rung, at }
}

test.each([
  [{ seconds: 1200, bells: 'none' }, []],
  [{ seconds: 1200, bells: 5 }, [300, 600, 900]],
  [{ seconds: 1200, bells: 15 }, [900]],
  [{ seconds: 1200, bells: 'halfway' }, [600]],
  [{ seconds: 600, bells: 10 }, []],
  [{ seconds: 180, bells: 5 }, []],
  [{ seconds: 300, bells: 'halfway' }, [150]],
] as const)('the bells of %j ring at %j', (plan, seconds) => {
  expect(bellsOf(plan)).toEqual(seconds)
})

test('the bells ring at most once each, near their time, and the closing one last and once', () => {
  fc.assert(
    fc.property(plans, waits, (plan, script) => {
      const { rung, at } = bellsHeard(plan, script)
      const inner = rung.filter(({ bell }) => bell === 'interval')
      const closing = rung.filter(({ bell }) => bell === 'closing')
      expect(closing).toHaveLength(at >= plan.seconds ? 1 : 0)
      if (closing.length > 0) expect(rung.at(-1)?.bell).toBe('closing')
      const marks = inner.map((one) => bellsOf(plan).findLast((mark) => mark <= one.at))
      expect(new Set(marks).size).toBe(inner.length)
      for (const [index, one] of inner.entries()) {
        expect(one.at - (marks[index] ?? Number.NaN)).toBeLessThanOrEqual(10)
      }
    }),
  )
})

test('the bells all ring when the time is looked at often', () => {
  fc.assert(
    fc.property(plans, fc.double({ min: 0.1, max: 9, noNaN: true }), (plan, often) => {
      const looks = Math.ceil(plan.seconds / often) + 1
      const { rung } = bellsHeard(plan, new Array<number>(looks).fill(often))
      expect(rung.map(({ bell }) => bell)).toEqual([
        ...bellsOf(plan).map(() => 'interval'),
        'closing',
      ])
    }),
    { numRuns: 25 },
  )
})

test('the bells missed while the device slept stay silent, except the closing one', () => {
  const plan = { seconds: 1800, bells: 5 } as const
  expect(bellBetween(plan, 0, 1080)).toBeNull()
  expect(bellBetween(plan, 1080, 1200.2)).toBe('interval')
  expect(bellBetween(plan, 1200.2, 6000)).toBe('closing')
  expect(bellBetween(plan, 6000, 6060)).toBeNull()
})
