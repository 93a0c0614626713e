import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { CalculatorPage } from '~/features/astrology/calculator/calculator-page.tsx'
import { paths } from '~/lib/paths.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { person } from '~tests/support/as-person.tsx'
import { field } from '~tests/support/field.ts'

/** The calculator as Asha opens it, with what its address asks for. */
export async function openCalculator(search = '') {
  const user = userEvent.setup()
  const view = await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <PersonProvider person={person}>
          <MemoryRouter initialEntries={[paths.vedicCalculator() + search]}>
            <Suspense>
              <CalculatorPage />
            </Suspense>
          </MemoryRouter>
        </PersonProvider>
      </QueryClientProvider>,
    ),
  )
  await screen.findAllByRole('button', { name: /^(Calculate|Add a chart)/ })
  return {
    user,
    close: view.unmount,
    /** What changed on other devices is brought to this one. */
    readAgain: () => act(() => rowsOf(person.uid).pull()),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Opens one of the parts below the chart. */
    unfold: async (title: string) => user.click(await screen.findByText(title)),
    /** Puts the form in the place of the birth of the chart. */
    change: async () => user.click(await screen.findByRole('button', { name: 'Change' })),
    choose: (label: string, option: string) => user.selectOptions(field(label), option),
    type: async (label: string, text: string) => {
      await user.clear(field(label))
      await user.type(field(label), text)
    },
  }
}

/** The value next to the first of the names in a list of facts. */
export async function fact(name: string): Promise<string> {
  const [term] = await screen.findAllByText(name, { selector: 'dt' })
  return term?.nextElementSibling?.textContent ?? ''
}

/** The value next to a name below a heading. */
export function factBelow(heading: string, name: string): string | undefined {
  const list = screen.getByRole('heading', { name: heading }).nextElementSibling
  const terms = [...(list?.querySelectorAll('dt') ?? [])]
  const term = terms.find(({ textContent }) => textContent === name)
  return term?.nextElementSibling?.textContent ?? undefined
}
