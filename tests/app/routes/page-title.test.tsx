import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ROUTES } from '~/app/routes/routes.ts'
import { Screen } from '~/app/routes/screen.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'

function Page({ title }: { title: string | undefined }) {
  usePageTitle(title)
  return null
}

const row = ROUTES.filter(({ path }) => path === '/audio/:id')

const screenOf = (title?: string) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      {row.map((one) => (
        <Screen key={one.path} row={{ ...one, prefetch: async () => undefined }}>
          <Page title={title} />
        </Screen>
      ))}
    </MemoryRouter>
  </QueryClientProvider>
)

const said = () => document.querySelector('body > [role=status]')?.textContent

test.each(['known at once', 'known later'])(
  'the title of a page has its subject after the title of its route (%s)',
  async (when) => {
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    const title = 'Rain on the Courtyard'
    const { rerender } = render(screenOf(when === 'known at once' ? title : undefined))
    await act(async () => {
      if (when === 'known later') expect(document.title).toBe('Audio session · Alap')
      rerender(screenOf(title))
    })
    expect(document.title).toBe('Rain on the Courtyard · Alap')
    expect(said()).toBe(title)
    await act(async () => rerender(screenOf('Lalit')))
    expect([document.title, said()]).toEqual(['Lalit · Alap', 'Lalit'])
  },
)

test('a new page is announced by its title, and the focus goes to its beginning', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  render(
    <main id="main" tabIndex={-1}>
      {screenOf()}
    </main>,
  )
  expect(said()).toBe('Audio session')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
