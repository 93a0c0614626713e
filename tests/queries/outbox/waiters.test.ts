import { beforeEach, expect, test, vi } from 'vitest'
import type { End } from '~/queries/outbox/outbox-parts.ts'
import { inTime } from '~/queries/outbox/waiters.ts'
import { held } from '~tests/support/held.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Waits for the end of a write. */
function waiting() {
  const reply = held<End>()
  return { reply, end: inTime(reply.promise) }
}

test('a write whose reply takes two seconds is kept', async () => {
  const { reply, end } = waiting()
  await vi.advanceTimersByTimeAsync(2000)
  reply.resolve({ did: 'changed' })
  expect(await end).toEqual({ did: 'kept' })
})

test('a write whose reply comes before that has its end, and leaves no timer', async () => {
  const { reply, end } = waiting()
  await vi.advanceTimersByTimeAsync(1900)
  reply.resolve({ did: 'changed' })
  expect(await end).toEqual({ did: 'changed' })
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that was busy until its first timer ran has not waited in vain for the reply', async () => {
  const { reply, end } = waiting()
  await vi.advanceTimersToNextTimerAsync()
  reply.resolve({ did: 'changed' })
  expect(await end).toEqual({ did: 'changed' })
})
