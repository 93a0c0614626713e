import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { TryChartPage } from '~/features/astrology/try-chart/try-chart-page.tsx'
import { paths } from '~/lib/paths.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { field } from '~tests/support/field.ts'
import { outputText } from '~tests/support/output-text.ts'

/** Another page, which shows what it was opened with. */
function Elsewhere() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="address">{JSON.stringify([pathname + search + hash, state])}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
    </>
  )
}

/** The open chart as anyone opens it, with the fragment of a link. */
export async function openTryChart(fragment = '') {
  const user = userEvent.setup()
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SignedInProvider>
          <MemoryRouter initialEntries={[paths.tryChart() + (fragment && `#${fragment}`)]}>
            <Suspense>
              <Routes>
                <Route path={paths.tryChart()} element={<TryChartPage />} />
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </SignedInProvider>
      </QueryClientProvider>,
    ),
  )
  const fill = async (changes: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(changes)) {
      await user.clear(field(label))
      await user.click(field(label))
      if (text) await user.paste(text)
    }
    await user.tab()
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    user,
    fill,
    press,
    /** Opens one of the parts below the chart. */
    unfold: async (title: string) => user.click(await screen.findByText(title)),
    /** Puts the form in the place of the birth of the chart. */
    change: async () => user.click(await screen.findByRole('button', { name: 'Change' })),
  }
}

/** Where the person has come to: the address, and the state of navigation. */
export async function arrivedAt(): Promise<unknown> {
  return JSON.parse(await waitFor(() => outputText('address')))
}

/** What the first fields hold. */
export const fieldValues = () =>
  ['Birth Date', 'Birth Time', 'Birth Place'].map((label) => field(label).value)
