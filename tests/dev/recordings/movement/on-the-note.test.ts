import { expect, test } from 'vitest'
import { parsePhrase } from '~/raga/model/notation.ts'
import { onTheNote } from '~dev/recordings/movement/on-the-note.ts'
import { HZ } from '~dev/recordings/movement/pitch-curve.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { sungAt } from '~tests/support/sound/sung-at.ts'

const YAMAN = ragaFor('yaman')
const SA = { phrases: [sungAt(parsePhrase('S:20'), 0)] }
const sung = (text: string, centsAt: (seconds: number) => number) =>
  onTheNote(YAMAN, [
    {
      score: { phrases: [sungAt(parsePhrase(text), 0)] },
      curve: Float64Array.from({ length: 20 * HZ }, (_, at) => centsAt(at / HZ)),
    },
  ])

test('the measure of held notes finds the share within five cents, and how far they wander', () => {
  expect(sung('S:20', () => 4)).toEqual({ onNote: 1, wander: 0 })
  expect(sung('S:20', (seconds) => (seconds < 10.1 ? 0 : 9)).onNote).toBeCloseTo(0.5, 2)
  expect(sung('S:20', (seconds) => (seconds % 2 < 1 ? -9 : 9))).toEqual({
    onNote: 0,
    wander: expect.closeTo(9, 1),
  })
})

test('the measure of held notes leaves out short ones and those that swing', () => {
  const away = (text: string) => sung(text, () => 300).onNote
  expect(away('S:1.9 R:1')).toBeNaN()
  expect(away('G:20~')).toBeNaN()
  expect(away('S:2.1 R:1')).toBe(0)
})

test('the measure of held notes leaves out what is silent', () => {
  const curve = new Float64Array(20 * HZ).fill(Number.NaN).fill(0, 0, 5 * HZ)
  expect(onTheNote(YAMAN, [{ score: SA, curve }])).toEqual({ onNote: 1, wander: 0 })
})
