import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../../features/session/library-rows.ts'
import { button, DESH, heading, openSession } from '../../features/session/on-stage.tsx'
import { listen } from './hear-it-out.tsx'

const database = standInDatabase()
const EVENING = '2026-03-14'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 14, 23, 55), toFake: ['Date'] })
  database.reset()
  const rows = libraryRows(2, EVENING)
  database.reply = (name, args) =>
    name === 'check_in' && args.day !== EVENING ? undefined : rows(name)
  signInAsAsha()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The clock goes on to five past midnight, and the page is looked at. */
const passMidnight = () =>
  act(async () => {
    vi.setSystemTime(new Date(2026, 2, 15, 0, 5))
    document.dispatchEvent(new Event('visibilitychange'))
  })

const sent = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'record_session')
    .map(({ args }) => args)

test('a session belongs to the day, the minute and the instant when it began, and shows that', async () => {
  const pages = await listen({ ...DESH, mood: 4 })
  await passMidnight()
  await pages.sound((audio) => audio.playToTheEnd())
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session is complete' }))
  expect(
    dialog.getByText(/^It counts for Saturday,? 14 March|^It counts for Saturday, March 14/),
  ).toBeDefined()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    day: EVENING,
    minute: String(23 * 60 + 55),
    at: new Date(2026, 2, 14, 23, 55).toISOString(),
  })
})

test('a session that ends past midnight still shows the mood of the evening it began on', async () => {
  const pages = await openSession()
  await heading(/^Put It Down/)
  await pages.sound((audio) => audio.receive(1200))
  await pages.sound((audio) => audio.advance(300))
  await passMidnight()
  await pages.sound((audio) => audio.playToTheEnd())
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('🙁 Sad')).toBeDefined()
})

test('the session that plays is not changed for another by a new day without a mood', async () => {
  const pages = await openSession()
  await heading(/^Put It Down/)
  await pages.sound((audio) => audio.receive(600))
  await pages.sound((audio) => audio.advance(60))
  await passMidnight()
  expect(screen.getByRole('heading', { level: 1, name: /^Put It Down/ })).toBeDefined()
  expect(pages.audio.src).toBe('/recordings/shivaranjani-20.mp3?seed=2026-03-14')
  expect(button('Pause')).toBeDefined()
})

test('a session screen that is opened again past midnight is that of the new day', async () => {
  const pages = await openSession()
  await heading(/^Put It Down/)
  await pages.go('/dashboard')
  await pages.sound(() => pages.player.clear())
  await passMidnight()
  await pages.go('/session')
  await heading(/^Loving Kindness/)
})
