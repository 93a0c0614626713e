import { expect, test } from 'vitest'
import { wheelFrames } from '~/domain/melody/note-on-wheel.ts'
import { pointAt, RADIUS } from '~/lib/wheel/point-at.ts'
import { aPhrase } from './a-phrase.ts'

const frames = wheelFrames(aPhrase())

test('the note stands at the swara that is held: Ga of Yaman a little before its place', () => {
  const { degrees = 0, distance } = frames[2] ?? {}
  const tempered = pointAt(4)
  expect(50 + RADIUS * Math.sin((degrees * Math.PI) / 180)).toBeCloseTo(tempered.x, -0.6)
  expect(degrees).toBeCloseTo(386 * 0.3, 3)
  expect(distance).toBe(1)
})

test('the low octave is inside the circle, the high one outside, and the wheel turns on', () => {
  expect(frames[0]?.distance).toBeLessThan(1)
  expect(frames[0]?.degrees).toBeLessThan(0)
  expect(frames[5]?.distance).toBeGreaterThan(1)
  expect(frames[5]?.degrees).toBeCloseTo(360, 3)
})

test('the note appears at the beginning and is gone at the end', () => {
  expect(frames[0]?.opacity).toBe(0)
  expect(frames[1]?.opacity).toBe(1)
  expect(frames.at(-1)).toMatchObject({ offset: 1, opacity: 0 })
  expect(frames.map(({ offset }) => offset)).toEqual(
    frames.map(({ offset }) => offset).sort((a, b) => a - b),
  )
})
