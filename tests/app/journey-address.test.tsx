import { SignedInProvider } from '~/queries/person.tsx'
import { outputText } from '~tests/support/output-text.ts'
import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { OpenOverlay } from '~/app/open-overlay.tsx'
import { usePrefetchOnIntent } from '~/app/page-services.tsx'
import { RouteTable } from '~/app/routes/route-table.tsx'
import { ROUTES } from '~/app/routes/routes.ts'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const INSIGHT = '/progress?tab=insight'

function Address() {
  const { pathname, search } = useLocation()
  usePrefetchOnIntent(ROUTES)
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <a href={INSIGHT}>What the moods show</a>
    </>
  )
}

/** Asha's app, loaded anew at an address. */
function open(at: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedInProvider>
        <AudioProvider player={createPlayer(new FakeAudio().element)}>
          <MemoryRouter initialEntries={[at]}>
            <Address />
            <RouteTable />
            <OpenOverlay />
          </MemoryRouter>
        </AudioProvider>
      </SignedInProvider>
    </QueryClientProvider>,
  )
  // Radix takes the pointer from what lies below a dialog, which e2e tries with a real one.
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
}

const address = () => outputText('address')
const close = async () =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' })

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  database.reset()
  signInAsAsha()
})

test('insight opened by its address asks for all rows in one request', async () => {
  open(INSIGHT)
  await screen.findByText('A picture that grows')
  expect(database.asked()).toEqual(['first'])
})

test('a link to insight asks for nothing that is on this device', async () => {
  const user = open('/motivation')
  await screen.findByText(/Next milestone/)
  await user.hover(screen.getByRole('link', { name: 'What the moods show' }))
  await screen.findByText(/Next milestone/)
  expect(database.asked()).toEqual(['first'])
})

test.each([
  ['Share Your Streak', 'share'],
  ['Daily reminder', 'reminder'],
])(
  'the overlay "%s" opens over insight, which stays below it and is there after it',
  async (name, overlay) => {
    const user = open(INSIGHT)
    await screen.findByText('A picture that grows')
    await user.click(screen.getByRole('link', { name }))
    await user.click(await close())
    await waitFor(() => expect(address()).toBe(INSIGHT))
    await user.click(screen.getByRole('link', { name }))
    await close()
    expect(address()).toBe(`/progress?${overlay}&tab=insight`)
    expect(screen.getByText('A picture that grows')).toBeDefined()
  },
)

test.each(['share', 'reminder', 'mantras'])(
  'an address with ?%s over insight closes to insight',
  async (overlay) => {
    const user = open(`/progress?${overlay}&tab=insight`)
    await user.click(await close())
    await waitFor(() => expect(address()).toBe(INSIGHT))
    expect(await screen.findByText('A picture that grows')).toBeDefined()
  },
)

test('the code that is loaded early is that of the pages in the menu of a phone', async () => {
  open('/mood-checkin')
  const menu = await screen.findByRole('navigation', { name: 'Main' })
  const all = within(menu).getAllByRole('link')
  // The rest of the rail has room on wider screens alone.
  const links = all.filter((link) => link.closest('.hidden') === null)
  expect(links.length).toBeLessThan(all.length)
  const early = ROUTES.filter(({ isInMenu }) => isInMenu).map(({ path }) => path)
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(early.sort())
})
