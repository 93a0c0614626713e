import '~tests/support/window/fake-device.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { dialog, openMantras } from './open-mantras.tsx'

const database = standInDatabase()
const AT = '/dashboard?mantras=shiva'
let settled = async () => {}
let stored: readonly { mantra: string; day: string; beads: number; at: string }[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 2, 14, 12))
  database.reset()
  signInAsAsha()
  stored = []
  database.reply = (name) => (name === 'japa' ? stored : undefined)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  database.refuseWith = null
  // What waits belongs to its own test.
  await settled()
  await outboxOf(person.uid).hear({ ends: [] })
  await outboxOf(person.uid).send({ hurry: true })
  expect(kept()).toEqual([])
  vi.useRealTimers()
})

const mala = () => dialog().getByRole('button', { name: 'Next bead' })
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })
/** What a screen reader says of the mala beside its name. */
const count = () => document.getElementById(mala().getAttribute('aria-describedby') ?? '')
const shows = (words: string) => waitFor(() => expect(count()?.textContent).toBe(words))
const tell = (beads: number) => {
  const bead = mala()
  for (let told = 0; told < beads; told += 1) fireEvent.click(bead)
}
/** What waits on the device. */
const kept = () =>
  outboxOf(person.uid)
    .rows()
    .map(({ write }) => write)
const keep = (day: string, beads: number) => {
  stored = [{ mantra: 'shiva', day, beads, at: `${day}T05:30:00.000000Z` }]
}

/** The counter, once the count is known. */
async function openCounter(words = '0 of 108') {
  const opened = await openMantras(AT)
  settled = opened.settled
  await waitFor(() => expect(mala().getAttribute('aria-disabled')).toBeNull())
  await shows(words)
  return opened
}

test('the mala counts a round and announces it quietly', async () => {
  await openCounter()
  tell(107)
  await shows('107 of 108')
  expect(dialog().queryByText(/round is complete/)).toBeNull()
  tell(1)
  await shows('108 of 108 · 1 round today')
  expect(dialog().getByText('The round is complete. Rest, or turn and go on.')).toBeDefined()
  tell(1)
  await shows('1 of 108 · 1 round today')
})

test('the mala is counted by the keyboard, one bead for a held key', async () => {
  const { user } = await openCounter()
  await waitFor(() => expect(document.activeElement).toBe(mala()))
  await user.keyboard(' ')
  await user.keyboard('{Enter}')
  await shows('2 of 108')
  await user.keyboard('{Enter>5/}')
  await shows('3 of 108')
})

test('the mala announces every quarter, not every bead', async () => {
  await openCounter()
  const said = () =>
    screen.queryAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
  tell(26)
  await shows('26 of 108')
  expect(said().join()).not.toContain('26')
  tell(1)
  await waitFor(() => expect(said()).toContain('27 of 108'))
  tell(26)
  await shows('53 of 108')
  expect(said()).toContain('27 of 108')
  tell(55)
  await waitFor(() => expect(said().join()).toMatch(/108 of 108.*complete/))
})

test('the mala takes a bead back', async () => {
  const { user } = await openCounter()
  expect(button('One bead back').disabled).toBe(true)
  tell(2)
  await user.click(button('One bead back'))
  await shows('1 of 108')
})

test('the mala starts again, and that can be undone', async () => {
  const { user } = await openCounter()
  tell(54)
  await user.click(button('Start anew'))
  await shows('0 of 108')
  await user.click(button('Back to bead 54'))
  await shows('54 of 108')
  await user.click(button('Start anew'))
  tell(1)
  await shows('1 of 108')
  expect(dialog().queryByRole('button', { name: 'Back to bead 54' })).toBeNull()
})

test('the mala vibrates where the device can, and not for people who ask for less motion', async () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  const stillness = { matches: false }
  vi.stubGlobal('matchMedia', () => stillness)
  await openCounter()
  tell(1)
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(12)
  stillness.matches = true
  tell(1)
  expect(vibrate).toHaveBeenCalledOnce()
})

test('what was counted is there after a reload', async () => {
  const { unmount } = await openCounter()
  tell(40)
  await waitFor(() => expect(kept()).toEqual([expect.objectContaining({ beads: 40 })]))
  unmount()
  await openCounter('40 of 108')
  tell(1)
  await shows('41 of 108')
})

test('what was counted is shown with the mantra in the list', async () => {
  keep('2026-03-14', 108 + 3)
  const { user } = await openCounter('3 of 108 · 1 round today')
  await user.click(button('All mantras'))
  expect(
    await dialog().findByRole('button', {
      name: 'Count on from 3 of 108 · 1 round today: Om Namah Shivaya',
    }),
  ).toBeDefined()
})

test('what was counted continues on the next day from the bead it was left at', async () => {
  keep('2026-03-13', 108 + 54)
  await openCounter('54 of 108')
  expect(dialog().getByText(/^Left on Friday.*13.*Go on, or start anew\.$/)).toBeDefined()
  tell(1)
  await shows('55 of 108')
  expect(dialog().queryByText(/^Left on/)).toBeNull()
})

test('what was counted begins a new day with nothing after a whole round', async () => {
  keep('2026-03-13', 108)
  await openCounter()
  expect(dialog().queryByText(/^Left on/)).toBeNull()
})

test('what was counted is in the database after a pause, as one write', async () => {
  keep('2026-03-14', 53)
  await openCounter('53 of 108')
  tell(2)
  await shows('55 of 108')
  await waitFor(() => expect(outboxOf(person.uid).rows()).toHaveLength(1))
  const sent = () =>
    database.requests.flatMap(({ asked }) => asked).filter(({ name }) => name === 'record_japa')
  expect(sent()).toEqual([])
  await act(() => outboxOf(person.uid).send({ hurry: true }))
  expect(sent().map(({ args }) => args)).toEqual([
    expect.objectContaining({
      mantra: 'shiva',
      day: '2026-03-14',
      beads: '55',
      base: '2026-03-14T05:30:00.000Z',
    }),
  ])
})

test('what was counted on another device is gone on with here', async () => {
  keep('2026-03-14', 10)
  const { unmount } = await openCounter('10 of 108')
  tell(1)
  await shows('11 of 108')
  await waitFor(() => expect(outboxOf(person.uid).rows()).toHaveLength(1))
  unmount()
  stored = [{ mantra: 'shiva', day: '2026-03-14', beads: 70, at: '2026-03-14T12:30:00.000000Z' }]
  await act(() => outboxOf(person.uid).send({ hurry: true }))
  await openCounter('70 of 108')
})

test('what was counted cannot be gone on with before it is known', async () => {
  database.refuseWith = '57P03'
  const { user } = await openMantras(AT)
  expect(await dialog().findByText(/Your count could not be read/)).toBeDefined()
  tell(1)
  expect(count()?.textContent).toBe('0 of 108')
  database.refuseWith = null
  keep('2026-03-14', 7)
  await user.click(button('Try again'))
  await shows('7 of 108')
})
