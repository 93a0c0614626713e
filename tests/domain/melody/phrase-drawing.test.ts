import { expect, test } from 'vitest'
import { DRAWING, lastSung, phraseAt, phraseDrawing } from '~/domain/melody/phrase-drawing.ts'
import { sungLineOf } from '~/raga/sound/sung-line.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { aPhrase } from './a-phrase.ts'

const LINE = [aPhrase(), aPhrase({ startSeconds: 20, endSeconds: 28 })]

test.each([
  [0, 0, null],
  [10, 0, null],
  [17.9, 0, null],
  [18, 1, 0],
  [19, 1, 0],
  [27.9, 1, 0],
  [28, null, 1],
  [9999, null, 1],
])('at %s s phrase %s sounds or comes next, and %s was sung last', (seconds, next, last) => {
  expect(phraseAt(LINE, seconds)).toBe(next)
  expect(lastSung(LINE, seconds)).toBe(last === null ? null : LINE[last])
})

test('nothing is sung in a line without phrases', () => {
  expect(phraseAt([], 5)).toBeNull()
  expect(lastSung([], 5)).toBeNull()
})

test('a phrase is drawn over time, the higher the pitch the higher up', () => {
  const { points } = phraseDrawing(aPhrase())
  expect(points).toHaveLength(6)
  expect(points[0]?.x).toBeLessThan(points[5]?.x ?? 0)
  expect(points[0]?.y).toBeGreaterThan(points[2]?.y ?? 0)
  expect(points[2]?.y).toBe(points[3]?.y)
  expect(points[4]?.y).toBeLessThan(points[3]?.y ?? 0)
})

test('the names stand at the rests, in order of time, with their octave', () => {
  const { rests } = phraseDrawing(aPhrase())
  expect(rests.map(({ latin, octave }) => [latin, octave])).toEqual([
    ['Ga', 0],
    ['Sa', 1],
  ])
})

test('the same in words', () => {
  expect(phraseDrawing(aPhrase()).words).toBe('Ni, low; Re; Ga (held); Sa, high (held)')
})

test('a phrase of one pitch is a level line in the middle', () => {
  const flat = aPhrase({ seconds: Float32Array.of(0, 8), cents: Float32Array.of(0, 0) })
  const [from, to] = phraseDrawing(flat).points
  expect(from?.y).toBe(to?.y)
  expect(from?.y).toBe(43)
})

test('whatever is sung stays inside the drawing, and no two names touch', () => {
  for (const id of ['yaman', 'darbari-kanada', 'lalit'] as const) {
    for (const phrase of sungLineOf({ raga: ragaFor(id), minutes: 10, seed: 'box' })) {
      const { points, rests } = phraseDrawing(phrase)
      for (const { x, y } of [...points, ...rests]) {
        expect(x >= 0 && x <= DRAWING.width).toBe(true)
        expect(y >= 25 && y <= DRAWING.height).toBe(true)
      }
      for (const [index, { x }] of rests.entries()) {
        expect(x - (rests[index - 1]?.x ?? -99)).toBeGreaterThanOrEqual(28)
      }
    }
  }
})
