import fc from 'fast-check'
import { expect, test } from 'vitest'
import { steadyTime } from '~/domain/sit/steady-time.ts'

const MINUTE = 60_000

function device() {
  const clocks = { monotonic: 12_345, wall: 1_700_000_000_000 }
  return {
    clocks,
    time: steadyTime(
      () => clocks.monotonic,
      () => clocks.wall,
    ),
  }
}

type Event = { kind: 'awake' | 'asleep' | 'set back' | 'corrected'; by: number }

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('awake' as const), by: fc.nat(2 * MINUTE) }),
    fc.record({ kind: fc.constant('asleep' as const), by: fc.integer({ min: 5_001, max: 1e8 }) }),
    fc.record({ kind: fc.constant('set back' as const), by: fc.nat(1e8) }),
    fc.record({ kind: fc.constant('corrected' as const), by: fc.nat(5_000) }),
  ),
)

test('the time of a sit counts waking and sleeping, and ignores changes of the wall clock', () => {
  fc.assert(
    fc.property(events, (script) => {
      const { clocks, time } = device()
      const begin = time()
      let passed = 0
      for (const { kind, by } of script) {
        if (kind === 'awake') clocks.monotonic += by
        clocks.wall += kind === 'set back' ? -by : by
        if (kind === 'awake' || kind === 'asleep') passed += by
        expect(time() - begin).toBe(passed)
      }
    }),
  )
})
