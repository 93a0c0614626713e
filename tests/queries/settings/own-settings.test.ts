import { afterEach, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const at = (hour: number) => new Date(Date.UTC(2026, 2, 4, hour)).toISOString()
const now = (hour: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(at(hour))
}

test('a choice holds at once, and as usual is none', () => {
  const seen: (string | null)[] = []
  const stop = ownSettings.subscribe(() => seen.push(ownSettings.read('theme')))
  ownSettings.choose('theme', 'dark')
  ownSettings.choose('theme', null)
  stop()
  ownSettings.choose('theme', 'light')
  expect(seen).toEqual(['dark', null])
})

test('a browser without storage keeps a choice as long as the page', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  ownSettings.choose('theme', 'dark')
  expect(ownSettings.read('theme')).toBe('dark')
  set.mockRestore()
  ownSettings.choose('theme', 'light')
  expect(localStorage.getItem('alap:theme')).toBe('light')
})

test('the account is told what the person chose, not what nobody did before them', () => {
  ownSettings.choose('theme', 'dark')
  ownSettings.belongTo('asha')
  expect(ownSettings.read('theme')).toBe('dark')
  expect(ownSettings.unsent('asha')).toEqual([])
  now(10)
  ownSettings.choose('week', '1')
  ownSettings.choose('sky', null)
  expect(ownSettings.unsent('asha')).toEqual([
    { setting: 'sky', value: '', at: at(10) },
    { setting: 'week', value: '1', at: at(10) },
  ])
  expect(ownSettings.unsent('ravi')).toEqual([])
  ownSettings.wasSent({ setting: 'sky', value: '', at: at(10) })
  ownSettings.wasSent({ setting: 'week', value: '1', at: at(9) })
  expect(ownSettings.unsent('asha').map(({ setting }) => setting)).toEqual(['week'])
})

test('the later choice of a setting holds, whichever device made it', () => {
  ownSettings.belongTo('asha')
  now(10)
  ownSettings.choose('theme', 'dark')
  ownSettings.take([{ setting: 'theme', value: 'light', at: at(9) }])
  expect(ownSettings.read('theme')).toBe('dark')
  ownSettings.take([{ setting: 'theme', value: 'light', at: at(11) }])
  expect(ownSettings.read('theme')).toBe('light')
  expect(ownSettings.unsent('asha')).toEqual([])
  // By a clock that runs behind.
  ownSettings.choose('theme', 'system')
  expect(ownSettings.unsent('asha')[0]?.at).toBe(new Date(Date.parse(at(11)) + 1).toISOString())
})

test('what the account says holds over what nobody chose on this device', () => {
  ownSettings.choose('theme', 'dark')
  ownSettings.belongTo('asha')
  ownSettings.take([{ setting: 'theme', value: '', at: at(9) }])
  expect(ownSettings.read('theme')).toBeNull()
})

test('a setting of a newer version stays where it is', () => {
  ownSettings.belongTo('asha')
  ownSettings.take([{ setting: 'of-a-newer-version', value: 'so', at: at(9) }])
  expect(Object.keys(localStorage)).toEqual(['alap:settings'])
  expect(ownSettings.unsent('asha')).toEqual([])
})

test('one person’s choices are never another’s', () => {
  ownSettings.belongTo('asha')
  ownSettings.choose('theme', 'dark')
  ownSettings.belongTo('ravi')
  expect(ownSettings.read('theme')).toBeNull()
  expect(ownSettings.unsent('ravi')).toEqual([])
  ownSettings.choose('week', '1')
  ownSettings.clear('asha')
  expect(ownSettings.read('week')).toBe('1')
  ownSettings.clear('ravi')
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([
  '{',
  '7',
  'null',
  '{"of":7,"notes":7}',
  '{"of":"asha","notes":{"theme":{"at":"then"}}}',
])('notes that anyone changed are none: %s', (text) => {
  localStorage.setItem('alap:settings', text)
  localStorage.setItem('alap:theme', 'dark')
  expect(ownSettings.unsent('asha')).toEqual([])
  ownSettings.take([{ setting: 'theme', value: 'light', at: at(9) }])
  expect(ownSettings.read('theme')).toBe('light')
})
