import { beforeEach, expect, test, vi } from 'vitest'
import {
  lastSettings,
  minutesTyped,
  rememberSettings,
} from '~/features/session/sit/sit-settings.ts'

const CHOSEN = { minutes: 45, bells: 'halfway', sound: 'tanpura', tuning: 'd' } as const

beforeEach(() => localStorage.clear())

test('the last choice is remembered on the device', () => {
  rememberSettings(CHOSEN)
  expect(lastSettings()).toEqual(CHOSEN)
})

test.each(['', 'rubbish', '{"minutes":0}', JSON.stringify({ ...CHOSEN, tuning: 'h' })])(
  'the last choice stored as %j is ignored',
  (text) => {
    localStorage.setItem('alap:sit', text)
    expect(lastSettings()).toMatchObject({ minutes: 20, sound: 'silence', bells: 'none' })
  },
)

test('the last choice is null where nothing may be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  expect(() => rememberSettings(CHOSEN)).not.toThrow()
  expect(lastSettings().minutes).toBe(20)
})

test.each([
  ['1', 1],
  [' 25 ', 25],
  ['180', 180],
  ['२५', 25],
  ['２５', 25],
  ['\u200e25\u00a0', 25],
  ['181', null],
  ['0', null],
  ['-5', null],
  ['2.5', null],
  ['1e2', null],
  ['', null],
  ['ten', null],
])('the typed length %j is %s minutes', (text, minutes) => {
  expect(minutesTyped(text)).toBe(minutes)
})
