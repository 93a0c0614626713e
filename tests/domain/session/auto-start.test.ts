import { expect, test } from 'vitest'
import { mayAutoStart } from '~/domain/session/session-link.ts'

test('nothing starts by itself without a mood or without a raga', () => {
  expect(mayAutoStart(null, 'Yaman')).toBe(false)
  expect(mayAutoStart(3, null)).toBe(false)
})

test.each(['Marwa', 'Todi', 'Puriya Dhanashree', ' puriya dhanashree '])(
  'a low mood is not met unasked by %s',
  (raag) => {
    expect(mayAutoStart(1, raag)).toBe(false)
    expect(mayAutoStart(2, raag)).toBe(false)
    expect(mayAutoStart(3, raag)).toBe(true)
    expect(mayAutoStart(5, raag)).toBe(true)
  },
)

test('a low mood may be met by a tender raga', () => {
  expect(mayAutoStart(1, 'Shivaranjani')).toBe(true)
})
