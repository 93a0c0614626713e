import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { BACKEND, standInAstrology } from '~tests/support/astrology-stand-in.ts'

// The settings are read once, so that they hold for this file.
vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
vi.stubEnv('VITE_ASTROLOGY_API_URL', BACKEND)
const net = standInAstrology()
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Opens a chart screen, each time with what the page has asked before. */
function aPage() {
  const client = createQueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const onDevice = () => undefined
  return {
    open: (computes: 'backend' | 'device' = 'backend') =>
      renderHook(() => useBackendDown(computes === 'backend' ? onDevice : null), { wrapper }),
    /** Waits for whatever is being asked, so that no request can come too late to be counted. */
    settled: () => waitFor(() => expect(client.isFetching()).toBe(0)),
  }
}

const fails = () => HttpResponse.json({ status: 'down' }, { status: 503 })

test.each([
  ['well', () => HttpResponse.json({ status: 'ok' }), true],
  ['down', fails, false],
] as const)('the health of the service is loaded once an hour: %s', async (_name, answer, isUp) => {
  net.answer = answer
  const { open, settled } = aPage()
  const first = open()
  await waitFor(() => expect(net.asked).toHaveLength(1))
  await waitFor(() => expect(first.result.current === null).toBe(isUp))
  expect(net.asked[0]).toMatchObject({ method: 'GET', path: '/v1/healthz' })
  first.unmount()
  vi.setSystemTime(Date.now() + HOUR - 60_000)
  const second = open()
  for (const event of ['visibilitychange', 'offline', 'online']) {
    act(() => void window.dispatchEvent(new Event(event)))
  }
  await settled()
  expect(second.result.current === null).toBe(isUp)
  expect(net.asked).toHaveLength(1)
  second.unmount()
  vi.setSystemTime(Date.now() + 2 * 60_000)
  open()
  await waitFor(() => expect(net.asked).toHaveLength(2))
})

test('a service that is down is asked again when the person retries', async () => {
  net.answer = fails
  const { result } = aPage().open()
  await waitFor(() => expect(result.current).not.toBeNull())
  net.answer = () => HttpResponse.json({ status: 'ok' })
  act(() => result.current?.retry())
  await waitFor(() => expect(result.current).toBeNull())
  expect(net.asked).toHaveLength(2)
})

test('the health is not loaded where this device computes', async () => {
  const { open, settled } = aPage()
  const { result } = open('device')
  await settled()
  expect(result.current).toBeNull()
  expect(net.asked).toEqual([])
})
