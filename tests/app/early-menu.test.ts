import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useEarlyMenu } from '~/app/page-services.tsx'
import { pageCode } from '~/app/routes/lazy-page.tsx'
import type { RouteRow } from '~/app/routes/routes.ts'

const loaded: string[] = []

function row(path: string, rest: Partial<RouteRow>): RouteRow {
  const code = pageCode(() => {
    loaded.push(path)
    return path === '/lost' ? Promise.reject(new Error('Offline')) : Promise.resolve(() => null)
  })
  return { path, title: path, code, ...rest }
}

const ROWS = [
  row('/one', { isInMenu: true }),
  row('/other', {}),
  row('/lost', { isInMenu: true }),
  row('/two', { isInMenu: true }),
]

/** A device with a finger, or with a mouse. */
function pointedAtBy(pointer: 'finger' | 'mouse'): void {
  const matchMedia = (query: string) => ({
    matches: query === '(hover: none)' && pointer === 'finger',
  })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.useFakeTimers()
  loaded.length = 0
}

/** A second, and everything that is loaded in it. */
const aSecond = () => vi.advanceTimersByTimeAsync(1000)

test('the pages of the menu are loaded one by one, also after one that cannot be loaded', async () => {
  pointedAtBy('finger')
  renderHook(() => useEarlyMenu(ROWS))
  expect(loaded).toEqual([])
  await aSecond()
  expect(loaded).toEqual(['/one'])
  await aSecond()
  await aSecond()
  await aSecond()
  expect(loaded).toEqual(['/one', '/lost', '/two'])
})

test('nothing is loaded any more when the app is left', async () => {
  pointedAtBy('finger')
  const { unmount } = renderHook(() => useEarlyMenu(ROWS))
  await aSecond()
  unmount()
  await aSecond()
  expect(loaded).toEqual(['/one'])
})

test('nothing is loaded early where a mouse hovers over a link before it presses', async () => {
  pointedAtBy('mouse')
  renderHook(() => useEarlyMenu(ROWS))
  await aSecond()
  expect(loaded).toEqual([])
})
