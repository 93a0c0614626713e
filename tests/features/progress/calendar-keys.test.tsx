import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held, keep, openProgress, TODAY } from './open-progress.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
  keep(database, { days: [held('2026-03-17', { sessions: 1 })] })
})

const focused = () => document.activeElement?.getAttribute('aria-label')?.replace(/: .*/, '')
const grid = () => screen.findByRole('grid')

/** Tabs until the calendar has the focus. */
async function comeToGrid(user: ReturnType<typeof openProgress>) {
  const place = await grid()
  for (let tab = 0; tab < 12 && !place.contains(document.activeElement); tab++) await user.tab()
}

test('the arrow keys walk the month from today, one tab stop for all of it', async () => {
  const user = openProgress()
  await comeToGrid(user)
  expect(focused()).toBe('Today, Wednesday, March 18')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Tuesday, March 17')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Tuesday, March 10')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Sunday, March 8')
  await user.keyboard('{End}')
  expect(focused()).toBe('Saturday, March 14')
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('Sunday, March 22')
  await user.tab()
  expect((await grid()).contains(document.activeElement)).toBe(false)
})

test('the page keys turn the months, as far as there is something to see', async () => {
  const user = openProgress()
  await comeToGrid(user)
  await user.keyboard('{PageUp}')
  expect(focused()).toBe('Wednesday, February 18')
  expect(await screen.findByRole('grid', { name: 'February 2026' })).toBeDefined()
  await user.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
  expect(focused()).toBe('Thursday, December 18, 2025')
  await user.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}')
  expect(focused()).toBe('Today, Wednesday, March 18')
})

test('a day in the place of another month’s keeps its element, and its focus is read aloud again', async () => {
  const user = openProgress()
  await comeToGrid(user)
  const place = document.activeElement
  const came: (string | undefined)[] = []
  place?.addEventListener('focus', () => came.push(focused()))
  // February 2026 begins on the same day of the week as March.
  await user.keyboard('{PageUp}')
  expect(document.activeElement).toBe(place)
  expect(came).toEqual(['Wednesday, February 18'])
  expect(screen.getByRole('tooltip').textContent).toMatch(/^Wednesday, February 18: /)
})

test('an arrow past the end of a month continues in the next', async () => {
  const user = openProgress()
  await comeToGrid(user)
  await user.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('Wednesday, January 28')
  expect(await screen.findByRole('grid', { name: 'January 2026' })).toBeDefined()
})

test('Enter opens the day, and closing it gives the focus back', async () => {
  const user = openProgress()
  await comeToGrid(user)
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(await screen.findByRole('dialog')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(focused()).toBe('Tuesday, March 17'))
})

test('the buttons next to the month turn it, and stay where they end', async () => {
  const user = openProgress()
  await grid()
  const next = screen.getByRole('button', { name: 'Next month' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await user.click(next)
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(screen.getByRole('heading', { name: 'February 2026' })).toBeDefined()
})
