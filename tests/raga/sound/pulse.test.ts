import { expect, test } from 'vitest'
import { sessionForm } from '~/raga/session-form.ts'
import { type Pulse, Tanpura } from '~/raga/sound/strings/tanpura.ts'
import { emptyBlock, SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const SECONDS = 120
const PARTS_A_SECOND = 20

/** The power of the first tanpura in each twentieth of a second, once it has faded in. */
function powers(pulse: Pulse | null): number[] {
  const tanpura = new Tanpura(ragaFor('yaman'), TIMBRE.tanpuras[0], sessionForm(10), 'test', {
    pulse,
  })
  tanpura.wind(20)
  const parts: number[] = []
  const length = SAMPLE_RATE / PARTS_A_SECOND
  for (let second = 0; second < SECONDS; second++) {
    const block = emptyBlock()
    tanpura.render(block)
    for (let part = 0; part < PARTS_A_SECOND; part++) {
      const samples = block.left.subarray(part * length, (part + 1) * length)
      parts.push(samples.reduce((sum, sample) => sum + sample ** 2, 0) / length)
    }
  }
  return parts
}

/** After how many seconds the strokes are most like those before. */
function cycleOf(parts: readonly number[]): number {
  const mean = parts.reduce((sum, one) => sum + one, 0) / parts.length
  const likeness = (lag: number) =>
    parts
      .slice(lag)
      .reduce((sum, one, at) => sum + (one - mean) * ((parts[at] ?? mean) - mean), 0) /
    (parts.length - lag)
  const lags = Array.from({ length: 100 }, (_, index) => 3 * PARTS_A_SECOND + index)
  const best = lags.reduce((one, other) => (likeness(other) > likeness(one) ? other : one))
  return best / PARTS_A_SECOND
}

test.each<[string, Pulse | null, number]>([
  ['slow', 'slow', 5.75],
  ['usual', null, 5],
  ['quick', 'quick', 4],
])('at a %s pulse the four strings come round as often as they should', (_name, pulse, seconds) => {
  const cycle = cycleOf(powers(pulse))
  expect(cycle).toBeGreaterThan(seconds * 0.95)
  expect(cycle).toBeLessThan(seconds * 1.05)
})

test('the tanpura is as loud at each pulse', () => {
  const levelDb = (pulse: Pulse | null) => {
    const parts = powers(pulse)
    return 10 * Math.log10(parts.reduce((sum, one) => sum + one, 0) / parts.length)
  }
  const usual = levelDb(null)
  for (const pulse of ['slow', 'quick'] as const) {
    expect(Math.abs(levelDb(pulse) - usual), pulse).toBeLessThan(0.5)
  }
})
