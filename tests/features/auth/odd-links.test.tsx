import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openLogin } from './open-login.tsx'

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
})

test.each(['', 'create'])(
  'a link with a code and the mode "%s" of the app itself opens the sign-in as it is',
  async (mode) => {
    const address = `/login?mode=${mode}&oobCode=a-code`
    openLogin(address)
    expect(await screen.findByRole('form')).toBeDefined()
    expect(window.location.pathname + window.location.search).toBe(address)
    expect(window.history.state.usr).toBeNull()
  },
)

test.each(['constructor', 'toString', '__proto__', 'resetpassword', 'signIn', 'something'])(
  'a link with the unknown mode "%s" says so, also after a reload, and leads to the sign-in',
  async (mode) => {
    openLogin(`/login?mode=${mode}&oobCode=a-code`)
    expect(await screen.findByText('We do not know what this link is for')).toBeDefined()
    expect(window.location.href).not.toMatch(/oobCode|mode/)
    cleanup()
    const page = openLogin('/login', window.history.state.usr)
    expect(await screen.findByText('We do not know what this link is for')).toBeDefined()
    await page.press('Sign In')
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeDefined()
  },
)
