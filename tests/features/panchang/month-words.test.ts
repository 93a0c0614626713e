import { afterEach, expect, test } from 'vitest'
import { monthShown } from '~/features/panchang/month-words.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'

afterEach(() => ownSettings.choose('names', null))

const at = 0 as UtcMilliseconds
const MONTH = { adhika: false, twoSankrantis: false, newMoonBefore: at, newMoonAfter: at }

function shown(month: {
  amanta: number
  purnimanta: number
  adhika?: boolean
  twoSankrantis?: boolean
}) {
  const { value, note } = monthShown({ ...MONTH, ...month })
  return [value.latin, note]
}

test('a month is named by both reckonings, and an added or doubtful one says so', () => {
  expect(shown({ amanta: 9, purnimanta: 9 })).toEqual(['Pausha', ''])
  expect(shown({ amanta: 9, purnimanta: 10 })).toEqual([
    'Pausha',
    'or Magha where months end at the full moon',
  ])
  expect(shown({ amanta: 2, purnimanta: 2, adhika: true })).toEqual(['Adhika Jyeshtha', ''])
  expect(shown({ amanta: 9, purnimanta: 10, twoSankrantis: true })).toEqual([
    'Pausha',
    'or Magha where months end at the full moon; the Sun enters two signs in it, and almanacs differ on its name',
  ])
})

test('the other name is in the chosen letters too, and that of an added month has all of them', () => {
  ownSettings.choose('names', 'iast')
  const { value, note } = monthShown({ ...MONTH, amanta: 4, purnimanta: 5, adhika: true })
  expect(value.devanagari).toBe('अधिक श्रावण')
  expect(note).toBe('or Adhika Bhādrapada where months end at the full moon')
})
