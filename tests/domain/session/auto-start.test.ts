import { expect, test } from 'vitest'
import { mayAutoStart } from '~/domain/session/session-link.ts'

test('a recording does not start by itself without a mood or without a raga', () => {
  expect(mayAutoStart(null, 'Yaman')).toBe(false)
  expect(mayAutoStart(3, null)).toBe(false)
})

test.each(['Marwa', 'Todi', 'Puriya Dhanashree', ' puriya dhanashree '])(
  'a low mood does not start %s by itself',
  (raga) => {
    expect(mayAutoStart(1, raga)).toBe(false)
    expect(mayAutoStart(2, raga)).toBe(false)
    expect(mayAutoStart(3, raga)).toBe(true)
    expect(mayAutoStart(5, raga)).toBe(true)
  },
)

test('a low mood may start a tender raga by itself', () => {
  expect(mayAutoStart(1, 'Shivaranjani')).toBe(true)
})
