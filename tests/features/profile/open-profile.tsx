import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ProfileScreen } from '~/app/routes/profile-screen.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { person } from '~tests/support/as-person.tsx'
import { outputText } from '~tests/support/output-text.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}

/** Asha's profile at an address. */
export async function openProfile(at = '/profile?tab=astrology') {
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <PersonProvider person={person}>
          <MemoryRouter initialEntries={[at]}>
            <Address />
            <ProfileScreen />
          </MemoryRouter>
        </PersonProvider>
      </QueryClientProvider>,
    ),
  )
  return {
    user: userEvent.setup(),
    address: () => outputText('address'),
  }
}

export const tab = (name: string) => screen.getByRole('tab', { name })
/** The value next to a name in the list of facts. */
export async function fact(name: string) {
  return (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent
}

/** What stands small under the word of a line that opens. */
export async function lineValue(word: string) {
  return (await screen.findByText(word, { selector: 'summary *' })).parentElement?.lastElementChild
    ?.textContent
}
