import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RouteTable } from '~/app/routes/route-table.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
// What the pages ask for later is fetched here, before a test waits for it.
import '~/features/outbox/device-strips.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'

const STRIP =
  'Alap cannot reach your account just now. You can listen; your days come back with the connection.'
/** A connection failure, which passes. */
const UNREACHED = '08006'

const database = standInDatabase()

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  database.reset()
  localStorage.clear()
  signInAsAsha()
})

/** A page of the app on a device that has read nothing before. */
function open(path: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedInProvider>
        <AudioProvider player={createPlayer(new FakeAudio().element)}>
          <MemoryRouter initialEntries={[path]}>
            <RouteTable />
          </MemoryRouter>
        </AudioProvider>
      </SignedInProvider>
    </QueryClientProvider>,
  )
}

/** Lets a timer of so many milliseconds run at once. */
function soon(name: 'setTimeout' | 'setInterval', meant: number) {
  const usual: (run: () => void, ms?: number, ...args: unknown[]) => unknown = globalThis[name]
  vi.spyOn(globalThis, name).mockImplementation(((
    run: () => void,
    ms?: number,
    ...args: unknown[]
  ) => usual(run, ms === meant ? 0 : ms, ...args)) as typeof setTimeout & typeof setInterval)
}

/** Every message of the page that says what could not be read. */
const messages = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
    .map(({ textContent }) => textContent)
    .filter((text) => /cannot|could not|did not|not here|Try again/.test(text))

describe('on a new device whose database gives no reply', () => {
  beforeEach(() => {
    database.refuseWith = UNREACHED
  })

  test('home offers the ragas of Alap under one strip, claims nothing, and fills by itself', async () => {
    soon('setInterval', 15_000)
    open('/dashboard')
    await screen.findByText(STRIP)
    expect(screen.getByRole('region', { name: 'The watch of the day' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Start Session' })).toBeDefined()
    await screen.findByRole('heading', { name: 'Meditation Sessions' })
    expect(screen.getByRole('list', { name: 'Meditation Sessions' }).children).toHaveLength(8)
    expect(messages()).toEqual([`${STRIP}Try again`])
    expect(screen.queryByRole('heading', { name: 'Recent Reflections' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Your Progress' })).toBeNull()
    expect(screen.queryByText(/is still open|Welcome/)).toBeNull()

    database.refuseWith = null
    await screen.findByRole('heading', { name: 'Recent Reflections' })
    await waitFor(() => expect(messages()).toEqual([]))
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha' })
  })

  test('Sessions has a raga to play and all the others under one strip', async () => {
    open('/audio')
    await screen.findByText(STRIP)
    expect(screen.getByText(/^By tradition a raga of/)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Sessions' })).toBeDefined()
    expect(messages()).toEqual([`${STRIP}Try again`])
  })

  test('the address of a session of the library leads to the ragas, and calls no link old', async () => {
    open('/audio/day-3')
    await screen.findByText('This session is not here just now')
    expect(screen.getByRole('link', { name: 'Hear a raga meanwhile' })).toBeDefined()
    expect(screen.queryByText(/The link may be old/)).toBeNull()
  })

  test.each([
    ['/mood-checkin', () => screen.findByRole('button', { name: 'Continue to Session' })],
    ['/panchang', () => screen.findByRole('combobox', { name: 'Town or city' })],
    ['/vedic-calculator', () => screen.findByRole('button', { name: 'Calculate Vedic Chart' })],
    ['/session', () => screen.findByRole('button', { name: 'Play' })],
  ])('%s works without the read, and says nothing of it', async (path, isThere) => {
    open(path)
    await isThere()
    await waitFor(() => expect(database.requests.length).toBeGreaterThanOrEqual(3))
    await isThere()
    expect(messages()).toEqual([])
  })
})

test.each([
  ['/dashboard', () => screen.findByRole('link', { name: 'Start Session' })],
  ['/audio', () => screen.findByText(/^By tradition a raga of/)],
])(
  'on a new device in the network of a hotel, which replies with a page, %s offers the ragas of Alap',
  async (path, isThere) => {
    network.use(
      http.post(database.endpoint, () => HttpResponse.html('<title>Sign in here</title>')),
    )
    open(path)
    await screen.findByText(STRIP)
    await isThere()
    expect(messages()).toEqual([`${STRIP}Try again`])
    network.reset()
  },
)

test('a database that stays silent keeps nobody from the ragas for longer than four seconds, and is called slow', async () => {
  soon('setTimeout', 4000)
  // Somebody of whom this device keeps nothing.
  fromAnotherTab(() => keep({ ...asha, uid: 'ravi-uid' }))
  database.ready = new Promise(() => {})
  open('/dashboard')
  await screen.findByText(
    'Your practice is still being fetched: the line is slow. You can listen; your days come by themselves.',
  )
  expect(screen.queryByText(STRIP)).toBeNull()
  expect(screen.getByRole('region', { name: 'The watch of the day' })).toBeDefined()
  expect(database.asked()).toEqual(['catalogue', 'first'])
})
