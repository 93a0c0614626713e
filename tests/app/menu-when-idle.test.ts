import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useMenuWhenIdle } from '~/app/menu-when-idle.ts'
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

/** An idle moment of the browser, and everything that is loaded in it. */
const idle = () => vi.advanceTimersByTimeAsync(1000)

test('the pages of the menu are loaded one by one, also after one that cannot be loaded', async () => {
  vi.useFakeTimers()
  loaded.length = 0
  renderHook(() => useMenuWhenIdle(ROWS))
  expect(loaded).toEqual([])
  await idle()
  expect(loaded).toEqual(['/one'])
  await idle()
  await idle()
  await idle()
  expect(loaded).toEqual(['/one', '/lost', '/two'])
})

test('nothing is loaded any more when the app is left', async () => {
  vi.useFakeTimers()
  loaded.length = 0
  const { unmount } = renderHook(() => useMenuWhenIdle(ROWS))
  await idle()
  unmount()
  await idle()
  expect(loaded).toEqual(['/one'])
})
