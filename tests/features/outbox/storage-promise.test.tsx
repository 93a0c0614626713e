import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { OutboxOverlay } from '~/features/outbox/outbox-overlay.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const UNPROMISED = /^This browser has not promised to keep it/

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  for (const { seq } of outboxOf(person.uid).rows()) await outboxOf(person.uid).giveUp(seq)
})
afterEach(() => Reflect.deleteProperty(navigator, 'storage'))

/** The sheet of what waits, in a browser that says this of its promise. */
async function openSheet(persisted: () => Promise<boolean>) {
  Object.defineProperty(navigator, 'storage', { value: { persisted }, configurable: true })
  database.refuseWith = '57014'
  const outbox = outboxOf(person.uid)
  await (await outbox.commit({ kind: 'add-rest-day', day: localDay('2026-03-04') })).end
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonProvider person={person}>
        <OutboxOverlay onClose={() => undefined} />
      </PersonProvider>
    </QueryClientProvider>,
  )
  await screen.findByText('A rest day')
}

test('what waits is listed with a word that the browser has not promised to keep it', async () => {
  await openSheet(async () => false)
  expect(await screen.findByText(UNPROMISED)).toBeDefined()
})

test.each([
  ['has promised it', async () => true],
  ['does not say', () => Promise.reject(new Error('No.'))],
])('what waits is listed without that word where the browser %s', async (_, persisted) => {
  const ask = vi.fn(persisted)
  await openSheet(ask)
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await act(async () => {
    await Promise.allSettled(ask.mock.results.map(({ value }) => value))
  })
  expect(screen.queryByText(UNPROMISED)).toBeNull()
})
