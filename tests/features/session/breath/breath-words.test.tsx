import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { breathSetting } from '~/features/session/breath/breath-setting.ts'
import { BreathWords, useLedBreath } from '~/features/session/breath/use-breath.tsx'

const PATTERN = { in: 4, full: 2, out: 6, empty: 1 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Screen() {
  const breath = useLedBreath()
  return breath && <BreathWords breath={breath} />
}

function open() {
  breathSetting.choose(PATTERN)
  const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
  const view = render(<Screen />)
  return { pass, ...view }
}

test('the parts of the breath are said in words, and a screen reader is not interrupted', async () => {
  const { pass, container } = open()
  expect(screen.getByText('In')).toBeDefined()
  await pass(4.1)
  expect(screen.getByText('Hold')).toBeDefined()
  await pass(2)
  expect(screen.getByText('Out')).toBeDefined()
  await pass(6)
  expect(screen.getByText('Hold')).toBeDefined()
  await pass(1)
  expect(screen.getByText('In').getAttribute('aria-hidden')).toBe('true')
  expect(
    screen.getByText('The ring breathes: In for 4 seconds, hold for 2, out for 6, hold for 1.'),
  ).toBeDefined()
  expect(container.querySelector('[aria-live], [role="status"]')).toBeNull()
})

test('with reduced motion the seconds are counted too', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { pass } = open()
  expect(screen.getByText('In 4')).toBeDefined()
  await pass(1.1)
  expect(screen.getByText('In 3')).toBeDefined()
  await pass(3)
  expect(screen.getByText('Hold 2')).toBeDefined()
  await pass(2)
  expect(screen.getByText('Out 6')).toBeDefined()
})

test('a screen that opens begins with "in"', async () => {
  const { pass, unmount } = open()
  await pass(7)
  expect(screen.getByText('Out')).toBeDefined()
  unmount()
  render(<Screen />)
  await pass(0)
  expect(screen.getByText('In')).toBeDefined()
})
