import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { fact, openCalculator } from './open-calculator.tsx'

const database = standInDatabase()

test('a chart that the service fails to compute can be computed on the device', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(birthRow())
  signInAsAsha()
  const { press } = await openCalculator()
  const card = await screen.findByText(/^Error: ./)
  expect(card.parentElement?.textContent).toContain('Make sure your birth place is supported.')
  const down = await screen.findByText('Backend service unavailable')
  expect(down.parentElement?.textContent).toContain('Backend service is not available')
  await press('Calculate on this device')
  expect(await fact('Computed')).toBe('On this device')
  expect(screen.queryByText('Backend service unavailable')).toBeNull()
  const heading = screen.getByRole('heading', { name: 'The chart' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(heading)).toBe(true)
})

test('the device computes the current input after the service failed, once it can be read', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(birthRow())
  signInAsAsha()
  const { press, type } = await openCalculator()
  await screen.findByText(/^Error: ./)
  await type('Birth Time', '25:00')
  await press('Calculate on this device')
  screen.getByText('There is no time 25:00 on a clock.')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Birth Time/))
  screen.getByText(/^Error: ./)
  await type('Birth Time', '20:30')
  await press('Calculate on this device')
  expect(await fact('Computed')).toBe('On this device')
  expect(await fact('Local time')).toMatch(/, 20:30$/)
  expect(await fact('Lagna')).toMatch(/^Leo, /)
})

test('trying again sends the current input of the form', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(birthRow())
  signInAsAsha()
  const { press, type } = await openCalculator()
  await screen.findByText(/^Error: ./)
  await type('Birth Time', '20:30')
  const fetched = vi.spyOn(globalThis, 'fetch')
  await press('Try again')
  await vi.waitFor(() => {
    const bodies = fetched.mock.calls.map(([, init]) => String(init?.body))
    expect(bodies.some((body) => body.includes('20:30'))).toBe(true)
  })
  await screen.findByText(/^Error: ./)
})

test('the page reports that the service is down, also without birth details', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(null)
  signInAsAsha()
  const { press } = await openCalculator()
  await screen.findByText('Backend service unavailable')
  await press('Calculate on this device')
  screen.getByText('Please fill in all required fields')
})
