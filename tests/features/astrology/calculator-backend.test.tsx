import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/birth-rows.ts'
import { standInDatabase } from '~tests/support/database-stand-in.ts'
import { fact, openCalculator } from './open-calculator.tsx'

const database = standInDatabase()

test('what the service fails to compute can be computed on the device', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.rows = birthTable(birthRow())
  signInAsAsha()
  const { press } = await openCalculator()
  const card = await screen.findByText(/^Error: ./)
  expect(card.parentElement?.textContent).toContain('Make sure your birth place is supported.')
  await press('Calculate on this device')
  expect(await fact('Computed')).toBe('On this device')
  const heading = screen.getByRole('heading', { name: 'The chart' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(heading)).toBe(true)
})
