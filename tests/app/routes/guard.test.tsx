import { act, render } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { Guard } from '~/app/routes/guard.tsx'
import { SignedInProvider } from '~/queries/person.tsx'
import { identity } from '~/services/identity/identity.ts'
import { asha, fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { outputText } from '~tests/support/output-text.ts'

function Arrival() {
  const { pathname, state } = useLocation()
  return <output aria-label="arrived">{JSON.stringify({ pathname, state })}</output>
}

function open(address: string) {
  render(
    <SignedInProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<Guard />}>
            <Route path="/profile" element={<h1>Profile</h1>} />
          </Route>
          <Route path="*" element={<Arrival />} />
        </Routes>
      </MemoryRouter>
    </SignedInProvider>,
  )
}

const arrived = () => JSON.parse(outputText('arrived'))

beforeEach(() => {
  signInAsAsha()
})

test('a page asked for while signed out is opened after the sign-in', () => {
  act(() => identity.signOut())
  open('/profile?tab=account')
  expect(arrived()).toEqual({ pathname: '/login', state: { from: '/profile?tab=account' } })
})

test('a person who signs out is not led back to the page at the next sign-in', () => {
  open('/profile')
  act(() => identity.signOut())
  expect(arrived()).toEqual({ pathname: '/login', state: null })
})

test('a person who signs out in another tab is not led back to the page either', () => {
  open('/profile')
  act(() => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY)))
  expect(arrived()).toEqual({ pathname: '/login', state: null })
})

test('a person whose account is deleted goes to the landing page', () => {
  open('/profile?tab=account')
  act(() => identity.signOut('deleted'))
  expect(arrived()).toEqual({ pathname: '/', state: null })
})

test.each(['session-expired', 'disabled'] as const)(
  'a sign-in that ends by itself (%s) leads the same person back to the page later',
  (because) => {
    open('/profile?tab=account')
    act(() => identity.signOut(because))
    expect(arrived().state).toEqual({ from: '/profile?tab=account', of: asha.uid })
  },
)
