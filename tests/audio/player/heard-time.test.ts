import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Glance, HEARD_NOTHING, listen, secondsHeard } from '~/audio/player/heard-time.ts'

const heard = (glances: readonly Glance[]) => secondsHeard(glances.reduce(listen, HEARD_NOTHING))

const at = (position: number, glance: Partial<Glance> = {}): Glance => ({
  position,
  sounding: true,
  jumped: false,
  ...glance,
})

test('the first look counts no time as heard', () => {
  expect(heard([at(30)])).toBe(0)
})

test('the time between two looks counts as heard, a seek and a pause do not', () => {
  expect(
    heard([
      at(0),
      at(10),
      at(200, { jumped: true }),
      at(200),
      at(205, { sounding: false }),
      at(300, { sounding: false }),
      at(300),
      at(301),
    ]),
  ).toBe(16)
})

test('a part heard twice counts once', () => {
  expect(heard([at(0), at(60), at(30, { jumped: true }), at(30), at(90)])).toBe(90)
})

test('a stretch between two others joins them into one', () => {
  const back = (position: number) => [at(position, { jumped: true }), at(position)]
  expect(heard([at(0), at(10), ...back(20), at(30), ...back(40), at(50), ...back(5), at(45)])).toBe(
    50,
  )
})

// A listener who does anything, in whole seconds, so that a set of seconds can be the judge.
const LENGTH = 60
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('play'), seconds: fc.nat(15) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('seek'), seconds: fc.nat(LENGTH) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause'), seconds: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sleep'), seconds: fc.constant(0) }) },
)

type Sitting = { position: number; glances: Glance[]; sounded: Set<number> }

function sit(actions: readonly { kind: string; seconds: number }[]): Sitting {
  const sitting: Sitting = { position: 0, glances: [], sounded: new Set() }
  for (const { kind, seconds } of actions) {
    const { position, glances, sounded } = sitting
    if (kind === 'seek') {
      sitting.position = seconds
      glances.push(at(seconds, { jumped: true }))
    } else if (kind === 'play') {
      sitting.position = Math.min(LENGTH, position + seconds)
      for (let second = position; second < sitting.position; second += 1) sounded.add(second)
      glances.push(at(position), at(sitting.position))
    } else glances.push(at(position, { sounding: kind === 'sleep' }))
  }
  return sitting
}

test('the heard time is exactly the seconds that sounded, each once, after any actions', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const { glances, sounded } = sit(actions)
      expect(heard(glances)).toBe(sounded.size)
    }),
  )
})

test('the heard time is the same when looked at more often', () => {
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 20 }),
      fc.integer({ min: 2, max: 8 }),
      (actions, parts) => {
        const { glances } = sit(actions)
        const finer = glances.flatMap((glance, index) => {
          const before = glances[index - 1]
          const isPlayed = before?.sounding && !before.jumped && !glance.jumped
          if (!isPlayed || glance.position <= before.position) return [glance]
          const step = (glance.position - before.position) / parts
          const between = Array.from({ length: parts - 1 }, (_, part) =>
            at(before.position + step * (part + 1)),
          )
          return [...between, glance]
        })
        expect(heard(finer)).toBeCloseTo(heard(glances), 9)
      },
    ),
  )
})

test('the heard time never shrinks and never exceeds the recording, at any looks', () => {
  const glance = fc.record({
    position: fc.double({ min: 0, max: LENGTH, noNaN: true }),
    sounding: fc.boolean(),
    jumped: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(glance, { maxLength: 30 }), (glances) => {
      let listening = HEARD_NOTHING
      for (const next of glances) {
        const before = secondsHeard(listening)
        listening = listen(listening, next)
        expect(secondsHeard(listening)).toBeGreaterThanOrEqual(before - 1e-9)
        expect(secondsHeard(listening)).toBeLessThanOrEqual(LENGTH + 1e-9)
      }
    }),
  )
})
