import { expect, test } from 'vitest'
import { atLevel, balanceDb } from '~/raga/sound/balance.ts'
import { emptyBlock, type Voice } from '~/raga/sound/voice/stereo-block.ts'

test('a step of the balance moves the melody by 3 dB against the drone', () => {
  for (const step of [-2, -1, 0, 1, 2]) {
    const { droneDb, melodyDb } = balanceDb(step)
    expect((melodyDb ?? Number.NaN) - droneDb).toBeCloseTo(3 * step, 10)
  }
})

test('at every balance both together are as loud as at the usual one', () => {
  const together = ({ droneDb, melodyDb }: ReturnType<typeof balanceDb>) =>
    10 ** ((droneDb - 21.3) / 10) + 10 ** (((melodyDb ?? -Infinity) - 19.3) / 10)
  for (const step of [-2, -1, 1, 2]) {
    expect(together(balanceDb(step))).toBeCloseTo(together(balanceDb(0)), 10)
  }
})

test('the drone alone has no melody, and is raised to the loudness of both', () => {
  expect(balanceDb('drone')).toEqual({ droneDb: expect.closeTo(3.3, 10), melodyDb: null })
})

test('a voice at another level plays the same, louder, beside what sounds already', () => {
  const voice: Voice = {
    render: ({ left, right }) => {
      left[0] = (left[0] ?? 0) + 0.25
      right[1] = (right[1] ?? 0) - 0.25
    },
    wind: () => {},
  }
  const [louder] = atLevel([voice], 20 * Math.log10(2))
  const block = emptyBlock()
  block.left[0] = 0.125
  louder?.render(block)
  expect(block.left[0]).toBeCloseTo(0.625, 6)
  expect(block.right[1]).toBeCloseTo(-0.5, 6)
  expect(atLevel([voice], 0)).toEqual([voice])
})
