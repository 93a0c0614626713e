import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { OnboardingPage } from '~/features/astrology/onboarding/onboarding-page.tsx'
import { paths } from '~/lib/paths.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { person } from '~tests/support/as-person.tsx'
import type { DatabaseStandIn } from '~tests/support/database/database-stand-in.ts'
import { field } from '~tests/support/field.ts'

/** The birth details as Asha opens them. */
export async function openOnboarding() {
  const user = userEvent.setup()
  const client = createQueryClient()
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <PersonProvider person={person}>
          <MemoryRouter initialEntries={[paths.astrologyOnboarding()]}>
            <Suspense>
              <Routes>
                <Route path={paths.astrologyOnboarding()} element={<OnboardingPage />} />
                <Route path={paths.dashboard()} element={<h1>Home</h1>} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </PersonProvider>
      </QueryClientProvider>,
    ),
  )
  await screen.findByRole('heading', { name: /Your Birth Details$/ })
  const fill = async (changes: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(changes)) {
      await user.clear(field(label))
      await user.click(field(label))
      if (text) await user.paste(text)
    }
    await user.tab()
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const choose = (label: string, option: string) => user.selectOptions(field(label), option)
  /** The instant of the last change of the details that the page has. */
  const changedAt = () => client.getQueryData(astroProfile(person.uid).queryKey)?.updatedAt
  return { user, fill, press, choose, close: view.unmount, changedAt }
}

/** What is said next to a field: a hint, or what is wrong. */
export function noteOf(label: string): string {
  const id = field(label).getAttribute('aria-describedby')
  return (id && document.getElementById(id)?.textContent) || ''
}

/** What was sent to be saved. */
export function savedBirths(database: DatabaseStandIn) {
  return database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'save_birth_details')
    .map(({ args }) => args)
}
