import { render } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFullScreen } from '~/features/session/use-full-screen.ts'

/** A browser that takes a moment to give the whole screen, as browsers do. */
function fullScreen() {
  let inside: Element | null = null
  const answers: (() => void)[] = []
  const tell = () => document.dispatchEvent(new Event('fullscreenchange'))
  const change = (to: Element | null) => {
    inside = to
    tell()
  }
  vi.stubGlobal('navigator', { ...navigator, userActivation: { isActive: true } })
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => inside },
    exitFullscreen: { configurable: true, value: async () => change(null) },
  })
  const root = document.documentElement
  const answer = () => {
    for (const resolve of answers.splice(0)) resolve()
  }
  root.requestFullscreen = () => new Promise<void>((resolve) => answers.push(resolve))
  return {
    isIn: () => inside === root,
    leave: () => act(async () => change(null)),
    /** Gives what was asked for. */
    give: () =>
      act(async () => {
        change(root)
        answer()
      }),
    /** Gives it, and the person leaves it before the page is told of either. */
    giveAndLeaveUntold: () =>
      act(async () => {
        inside = null
        tell()
        answer()
      }),
    /** Gives it, and does not say so yet: a page hears of it with its next picture. */
    giveUntold: () =>
      act(async () => {
        inside = root
        answer()
      }),
  }
}

let screenOf: ReturnType<typeof fullScreen>
const onLeft = vi.fn()

beforeEach(() => {
  onLeft.mockClear()
  screenOf = fullScreen()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Whole() {
  useFullScreen(onLeft)
  return null
}

test.each([
  ['begun once', false],
  ['begun twice, as React does while one develops', true],
])('the full screen stays until it is left: %s', async (_way, isTwice) => {
  const { unmount } = render(<Whole />, { reactStrictMode: isTwice })
  await screenOf.give()
  expect(screenOf.isIn()).toBe(true)
  expect(onLeft).not.toHaveBeenCalled()
  await act(async () => unmount())
  expect(screenOf.isIn()).toBe(false)
  expect(onLeft).not.toHaveBeenCalled()
})

test('the full screen left by the browser’s own means is reported once', async () => {
  render(<Whole />)
  await screenOf.give()
  await screenOf.leave()
  expect(onLeft).toHaveBeenCalledOnce()
})

test('the full screen given and left again before the page heard of it is reported once', async () => {
  render(<Whole />)
  await screenOf.giveAndLeaveUntold()
  expect(onLeft).toHaveBeenCalledOnce()
})

test('the full screen left between its beginning and the event of it is reported once', async () => {
  render(<Whole />)
  await screenOf.giveUntold()
  expect(onLeft).not.toHaveBeenCalled()
  await screenOf.leave()
  expect(onLeft).toHaveBeenCalledOnce()
  await screenOf.leave()
  expect(onLeft).toHaveBeenCalledOnce()
})

test('the full screen is released when it is given after the page was left', async () => {
  const { unmount } = render(<Whole />)
  await screenOf.giveUntold()
  expect(screenOf.isIn()).toBe(true)
  await act(async () => unmount())
  expect(screenOf.isIn()).toBe(false)
})

test('the full screen given after it was left is released', async () => {
  const { unmount } = render(<Whole />)
  unmount()
  await screenOf.give()
  expect(screenOf.isIn()).toBe(false)
})
