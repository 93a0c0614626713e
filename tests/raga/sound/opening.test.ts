import { expect, test } from 'vitest'
import { sessionForm } from '~/raga/session-form.ts'
import { filterChain } from '~/raga/sound/strings/biquad.ts'
import { Tanpura } from '~/raga/sound/strings/tanpura.ts'
import { emptyBlock, SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

/** A telephone's speaker gives hardly anything below. */
const PHONE = { kind: 'high-pass', hz: 300, q: Math.SQRT1_2, db: 0 } as const

/** The level of both tanpuras together, without the bell, as a phone gives it; dBFS a second. */
function levels(seconds: number): number[] {
  const tanpuras = TIMBRE.tanpuras.map(
    (spec, index) => new Tanpura(ragaFor('yaman'), spec, sessionForm(10), `test-${index}`),
  )
  return Array.from({ length: seconds }, () => {
    const block = emptyBlock()
    for (const tanpura of tanpuras) tanpura.render(block)
    filterChain(block.left, [PHONE, PHONE], SAMPLE_RATE)
    const power = block.left.reduce((sum, sample) => sum + sample ** 2, 0) / SAMPLE_RATE
    return 10 * Math.log10(power)
  })
}

test('the drone is heard on a phone from the second second on, as loud as it will be', () => {
  const all = levels(50)
  const mean = (from: number, to: number) =>
    all.slice(from, to).reduce((sum, level) => sum + level, 0) / (to - from)
  expect(mean(2, 8)).toBeGreaterThan(-28)
  expect(Math.abs(mean(2, 8) - mean(30, 50))).toBeLessThan(3)
})
