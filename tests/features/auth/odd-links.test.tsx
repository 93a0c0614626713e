import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openLogin } from './open-login.tsx'

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
})

test.each(['constructor', 'toString', '__proto__', 'verifyEmail', 'resetpassword', ''])(
  'a link with the unknown mode "%s" opens the sign-in as it is',
  async (mode) => {
    const address = `/login?mode=${mode}&oobCode=a-code`
    openLogin(address)
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeDefined()
    expect(window.location.pathname + window.location.search).toBe(address)
    expect(window.history.state.usr).toBeNull()
  },
)
