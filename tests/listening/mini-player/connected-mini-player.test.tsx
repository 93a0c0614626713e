import { SignedInProvider } from '~/queries/person.tsx'
import { outputText } from '~tests/support/output-text.ts'
import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { deviceStore } from '~/device/device-store.ts'
import { ConnectedMiniPlayer } from '~/listening/mini-player/connected-mini-player.tsx'
import { ResumeKeeper } from '~/listening/resume/resume-keeper.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { keepAsHeard, recentlyHeardOf } from '~/queries/listening/recently-heard.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { desh, newPlayer, yaman } from '~tests/audio/player-over-fake.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'shelf')
})

afterEach(() => {
  vi.useRealTimers()
})

function Address() {
  const { pathname, state } = useLocation()
  return <output aria-label="address">{JSON.stringify({ pathname, state })}</output>
}

async function openPlayer({ hasNoRange = false, left = 0 } = {}) {
  const client = createQueryClient()
  if (left > 0) {
    const at = '2026-03-01T18:00:00.000Z'
    await keepAsHeard(client, person.uid, { recording: yaman, position: left, duration: 600, at })
  }
  const user = userEvent.setup()
  const { player, audio } = newPlayer({ hasNoRange })
  const opened = () =>
    render(
      <QueryClientProvider client={client}>
        <SignedInProvider>
          <AudioProvider player={player}>
            <MemoryRouter initialEntries={['/journal']}>
              <Suspense>
                <ConnectedMiniPlayer />
              </Suspense>
              <ResumeKeeper />
              <Address />
              <Toaster />
            </MemoryRouter>
          </AudioProvider>
        </SignedInProvider>
      </QueryClientProvider>,
    )
  const view = await act(async () => opened())
  await act(async () => player.load(yaman, { autoplay: true }))
  await act(async () => {
    audio.receive(600)
    audio.deliver()
  })
  return { client, user, player, audio, ...view }
}

test('a press on the title opens the session screen with this very recording', async () => {
  const { user } = await openPlayer()
  await user.click(screen.getByRole('link', { name: yaman.title }))
  expect(JSON.parse(outputText('address'))).toEqual({
    pathname: '/session',
    state: {
      title: yaman.title,
      audioUrl: yaman.audioUrl,
      sessionId: yaman.id,
      sessionData: { raag: 'Yaman', minutes: 10 },
    },
  })
})

test('the heart keeps the recording', async () => {
  const { user } = await openPlayer()
  const heart = await screen.findByRole('button', { name: `Favourite: ${yaman.title}` })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  await user.click(heart)
  await waitFor(() =>
    expect(database.requests.flatMap(({ asked }) => asked)).toContainEqual({
      name: 'add_favourite',
      args: { item: yaman.id, at: expect.any(String) },
    }),
  )
})

test('the place where the recording continues is shown, and one press starts it over', async () => {
  const { user, player } = await openPlayer({ left: 252 })
  expect(player.position().seconds).toBe(252)
  expect(screen.getByText('From 4:12.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(player.position().seconds).toBe(0)
  expect(screen.queryByText('From 4:12.')).toBeNull()
})

test('a recording that does not come is reported calmly, and can be fetched again', async () => {
  const { player, audio } = await openPlayer()
  vi.useFakeTimers()
  act(() => player.load(desh, { autoplay: true }))
  expect(screen.getByText('Preparing the recording…')).toBeDefined()
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.getByText('This takes longer than usual.')).toBeDefined()
  const { loads } = audio
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(audio.loads).toBe(loads + 1)
  expect(screen.getByText('Preparing the recording…')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
})

test('a heart that could not be stored is reported, and is as before', async () => {
  const { user } = await openPlayer()
  const heart = await screen.findByRole('button', { name: `Favourite: ${yaman.title}` })
  database.refuseWith = '42501'
  await user.click(heart)
  expect(await screen.findByText('Failed to save your favourite. Please try again.')).toBeDefined()
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

test('the recording that plays is added to the shelf of the person', async () => {
  const { client, audio } = await openPlayer()
  await act(async () => audio.advance(7))
  await waitFor(() =>
    expect(client.getQueryData(recentlyHeardOf(person.uid).queryKey)).toMatchObject([
      { recording: yaman, position: 7 },
    ]),
  )
})

test('a recording without Range shows that on the timeline, and the skips are disabled', async () => {
  await openPlayer({ hasNoRange: true })
  expect(
    screen.getByText('This recording plays straight through; it cannot be skipped.'),
  ).toBeDefined()
  for (const name of ['Back 10 seconds', 'Forward 10 seconds']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  }
})
