import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { Guard } from '~/app/routes/guard.tsx'
import { ProfileScreen } from '~/app/routes/profile-screen.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { identity } from '~/services/identity/identity.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'

function Elsewhere() {
  return (
    <>
      <p>{`Arrived at ${useLocation().pathname}`}</p>
      <p>{`${identity.current().status} on arrival`}</p>
    </>
  )
}

/** The account tab of the person who is signed in, behind the guard, with the toasts it shows. */
export async function openAccount(alsoOpen: ReactNode = null, address = '/profile') {
  const { unmount } = await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SignedInProvider>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route element={<Guard />}>
                <Route
                  path="/profile"
                  element={
                    <>
                      <ProfileScreen />
                      <Suspense>{alsoOpen}</Suspense>
                    </>
                  }
                />
              </Route>
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
          <Toaster />
        </SignedInProvider>
      </QueryClientProvider>,
    ),
  )
  const user = userEvent.setup()
  return {
    user,
    unmount,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}

/** What a screen reader adds when it comes to a field. */
export function noteOf(input: HTMLElement): string {
  const id = input.getAttribute('aria-describedby')
  return (id && document.getElementById(id)?.textContent) || ''
}
