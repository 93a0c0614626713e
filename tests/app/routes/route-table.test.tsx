import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RouteTable } from '~/app/routes/route-table.tsx'
import { ROUTES } from '~/app/routes/routes.ts'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { paths } from '~/lib/paths.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { outputText } from '~tests/support/output-text.ts'

function Address() {
  const { pathname, state } = useLocation()
  return <output aria-label="address">{JSON.stringify({ pathname, state })}</output>
}

function open(path: string) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedInProvider>
        <AudioProvider player={createPlayer(new FakeAudio().element)}>
          <MemoryRouter initialEntries={[path]}>
            <RouteTable />
            <Address />
          </MemoryRouter>
        </AudioProvider>
      </SignedInProvider>
    </QueryClientProvider>,
  )
}

const address = () => JSON.parse(outputText('address'))

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
  localStorage.clear()
})

describe('the routes', () => {
  test('the routes hold every path once', () => {
    const listed = ROUTES.map(({ path }) => path).sort()
    const specified = [...Object.values(paths).map((path) => path(':id'))]
      .map((path) => decodeURIComponent(path))
      .sort()
    expect(listed).toEqual(specified)
  })

  test('the routes are open to anonymous visitors at the landing page, the sign-in and the two open pages alone', () => {
    expect(ROUTES.filter(({ open }) => open).map(({ path }) => path)).toEqual([
      '/',
      '/login',
      '/try',
      '/try/chart',
    ])
  })

  test.each(ROUTES.filter((row) => !row.open).map((row) => [row.path]))(
    'the route %s sends an anonymous visitor to the sign-in and remembers the page asked for',
    (path) => {
      const asked = `${path.replace(':id', 'day-1')}?from=link`
      open(asked)
      expect(address()).toEqual({ pathname: '/login', state: { from: asked } })
    },
  )

  test.each(['/nowhere', '/journal/12/34', '/dashboard/../etc', '/%F0%9F%98%80'])(
    'the routes send the unknown path %s to the landing page',
    async (path) => {
      open(path)
      await waitFor(() => expect(address().pathname).toBe('/'))
    },
  )

  test('the routes give the page its title and say it to screen readers', async () => {
    open('/')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sit with a raga, once a day.' }),
    ).toBeTruthy()
    expect(document.title).toBe('Meditation with Indian classical music · Alap')
  })

  test('the routes lead from the landing page to the sign-in and the two open pages', async () => {
    open('/')
    await screen.findByRole('heading', { level: 1 })
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(target('Sign In')).toBe('/login')
    expect(target('Begin your practice')).toBe('/login?mode=create')
    expect(target('Create your account')).toBe('/login?mode=create')
    expect(target('Hear a whole session first')).toBe('/try')
    expect(target('Try a session')).toBe('/try')
    expect(target('Try the chart')).toBe('/try/chart')
    expect(screen.getAllByRole('link')).toHaveLength(7)
  })
})
