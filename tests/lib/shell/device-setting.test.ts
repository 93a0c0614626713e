import { afterEach, expect, test, vi } from 'vitest'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

afterEach(() => void vi.unstubAllGlobals())

function stubStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

test('a setting is read as it was kept, and is gone once it is taken back', () => {
  const kept = stubStorage()
  expect(deviceSetting.read('alap:breath')).toBeNull()
  deviceSetting.keep('alap:breath', '')
  expect(deviceSetting.read('alap:breath')).toBe('')
  deviceSetting.keep('alap:breath', '4-0-6-0')
  expect(deviceSetting.read('alap:breath')).toBe('4-0-6-0')
  deviceSetting.keep('alap:breath', null)
  expect(kept.size).toBe(0)
})

test('a browser that refuses its storage is one without settings', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(deviceSetting.read('alap:breath')).toBeNull()
  expect(deviceSetting.keep('alap:breath', '4-0-6-0')).toBeUndefined()
  expect(deviceSetting.keep('alap:breath', null)).toBeUndefined()
})
