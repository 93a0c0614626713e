import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { prefetch } from '~/app/routes/prefetch.ts'
import { MotivationPage } from '~/features/motivation/motivation-page.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { person } from '~tests/support/as-person.tsx'

/** The page as Asha meets it, until it has what it reads, or says that it has not. */
export async function openMotivation() {
  const user = userEvent.setup()
  const client = createQueryClient()
  prefetch.path(client)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/motivation']}>
        <PersonProvider person={person}>
          <MotivationPage />
        </PersonProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText(/Next milestone|nothing left to unlock|did not load/)
  return user
}
