import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openHome } from './open-home.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

test('home asks whether an address is right until it is verified, and leads to its form', async () => {
  const page = await openHome({ ...person, emailVerified: false })
  screen.getByText('Is asha@example.com right? Open the link we sent there.')
  screen.getByRole('button', { name: 'Send again' })
  await page.user.click(screen.getByRole('link', { name: 'Change it' }))
  expect(page.address()).toEqual({ to: '/profile?change=email', state: null })
})

test('home asks nothing about an address that is verified', async () => {
  await openHome()
  expect(screen.queryByText(/Open the link we sent there/)).toBeNull()
})
