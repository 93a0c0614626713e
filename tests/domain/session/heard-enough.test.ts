import { describe, expect, test } from 'vitest'
import { heardEnough, inMinutes, lengthOf, secondsEnough } from '~/domain/session/heard-enough.ts'

test('the heard time that is enough for ten minutes is eight', () => {
  expect(secondsEnough(600)).toBe(480)
})

test.each([
  [479.9, false],
  [480, true],
  [600, true],
])('%d heard seconds of 600 are enough: %s', (heard, enough) => {
  expect(heardEnough(heard, 600)).toBe(enough)
})

test.each([null, 0, -1, Number.NaN])('a recording of length %s is never heard enough', (length) => {
  expect(heardEnough(10_000, length)).toBe(false)
})

describe('the length of a recording', () => {
  const hosted = { audioUrl: 'https://music.example/short.mp3', minutes: 10 }
  const early = { seconds: 3, isOver: false }

  test('the length of a file is its own once it is known, shorter or longer than the library says', () => {
    expect(lengthOf(hosted, { ...early, duration: 12 })).toBe(12)
    expect(lengthOf(hosted, { ...early, duration: 1200 })).toBe(1200)
    expect(lengthOf({ ...hosted, minutes: null }, { ...early, duration: 460 })).toBe(460)
  })

  test('the length of a file is what the library says until it is known, and of an endless stream', () => {
    expect(lengthOf(hosted, { ...early, duration: null })).toBe(600)
    expect(lengthOf({ ...hosted, minutes: null }, { ...early, duration: null })).toBeNull()
  })

  test('the length of a file is not the place where it is just now, but is where it ended', () => {
    expect(lengthOf(hosted, { seconds: 100, duration: 100.4, isOver: false })).toBe(600)
    expect(lengthOf(hosted, { seconds: 100, duration: 101, isOver: false })).toBe(101)
    expect(lengthOf(hosted, { seconds: 0, duration: 100.4, isOver: true })).toBe(100.4)
  })

  test('the length of what is composed here is what was asked for', () => {
    const composed = { audioUrl: '/recordings/desh-10.mp3', minutes: 10 }
    expect(lengthOf(composed, { seconds: 0, duration: 301, isOver: true })).toBe(600)
  })

  test.each([
    [12, 1],
    [89, 1],
    [90, 2],
    [460, 8],
    [null, null],
  ])('the length of %s seconds is %s in whole minutes', (seconds, minutes) => {
    expect(inMinutes(seconds)).toBe(minutes)
  })
})
