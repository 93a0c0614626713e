import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageToCome } from '~/app/routes/page-to-come.tsx'
import { RouteTable } from '~/app/routes/route-table.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import '~/features/outbox/device-strips.tsx'
import { createdHere } from '~/queries/account/created-here.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider, SignedInProvider } from '~/queries/person.tsx'
import { favourites } from '~/queries/reads/favourites.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'

const LABEL =
  'Fetching your practice: days, journal, favourites, birth details and recordings of your account'

const database = standInDatabase()
let people = 0

/** Somebody of whom this device holds nothing. */
beforeEach(() => {
  database.reset()
  localStorage.clear()
  signInAsAsha()
  people += 1
  fromAnotherTab(() => keep({ ...asha, uid: uid() }))
})

const uid = () => `meera-${people}`

function openHome() {
  const client = createQueryClient()
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <SignedInProvider>
        <AudioProvider player={createPlayer(new FakeAudio().element)}>
          <MemoryRouter initialEntries={['/dashboard']}>
            <RouteTable />
          </MemoryRouter>
        </AudioProvider>
      </SignedInProvider>
    </QueryClientProvider>,
  )
  return { client, unmount }
}

/** Everything that a screen reader is told of on this page. */
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a device that holds nothing names what it fetches, and what has come of it', async () => {
  const reply = held<void>()
  database.ready = reply.promise
  database.reply = (name) =>
    ({
      practice: [
        ['2026-03-01', 2, 4, 1, 0, 40, 0],
        ['2026-03-02', 1, null, 0, 0, 10, 0],
      ],
      favourites: ['raga-yaman'],
    })[name]
  const { client } = openHome()
  await screen.findByText(LABEL)
  expect(told()).toContain(LABEL)
  expect(screen.queryByRole('list', { name: 'Here already' })).toBeNull()

  client.setQueryData(favourites(uid()).queryKey, ['raga-yaman'])
  await screen.findByText('1 favourite')
  expect(told().join()).not.toContain('favourite,')
  expect(screen.getByText(LABEL)).toBeDefined()

  reply.resolve()
  await screen.findByRole('heading', { name: /^(Good|Welcome)/ })
  expect(screen.queryByText(LABEL)).toBeNull()
})

test('a slow line is said beside what is fetched, with what to do', async () => {
  soonAfter(4000)
  const client = createQueryClient()
  void client.prefetchQuery({
    ...recentEntries(person.uid),
    queryFn: () => new Promise<never>(() => {}),
  })
  render(
    <QueryClientProvider client={client}>
      <PersonProvider person={person}>
        <PageToCome title="Journal" />
      </PersonProvider>
    </QueryClientProvider>,
  )
  await screen.findByText('Fetching your practice: journal of your account')
  const words = await screen.findByText(
    'The line is slow. It goes on by itself; if nothing comes, check your connection.',
  )
  expect(words.closest('[role="status"]')).not.toBeNull()
})

/** Lets a timer of so many milliseconds run at once. */
function soonAfter(meant: number) {
  const usual: (run: () => void, ms?: number, ...args: unknown[]) => unknown = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms?: number,
    ...args: unknown[]
  ) => usual(run, ms === meant ? 0 : ms, ...args)) as typeof setTimeout)
}

test('a device that has a copy names nothing, while it is read anew', async () => {
  const first = openHome()
  await screen.findByRole('heading', { name: /^(Good|Welcome)/ })
  first.unmount()
  const labels: string[] = []
  const observer = new MutationObserver(() => labels.push(document.body.textContent ?? ''))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  database.ready = new Promise(() => {})
  openHome()
  await screen.findByRole('heading', { name: /^(Good|Welcome)/ })
  observer.disconnect()
  expect(labels.join()).not.toContain('Fetching')
})

test('an account that was just created has nothing to fetch', async () => {
  const reply = held<void>()
  database.ready = reply.promise
  createdHere.note(uid())
  openHome()
  await screen.findByText('Loading…')
  await waitFor(() => expect(database.requests).toHaveLength(1))
  expect(screen.getByText('Loading…')).toBeDefined()
  reply.resolve()
  await screen.findByRole('heading', { name: /^(Good|Welcome)/ })
})
