import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OpenOverlay } from '~/app/open-overlay.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { overlays } from '~/lib/overlays.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { stubAudioContext } from '~tests/audio/fake-audio-context.ts'
import { settled } from '~tests/audio/player-over-fake.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { outputText } from '~tests/support/output-text.ts'

function Below() {
  const link = useOverlayLink()
  const { pathname, search, state } = useLocation()
  return (
    <>
      <ButtonLink {...link(overlays.raga('desh'))}>About Desh</ButtonLink>
      <output aria-label="address">{JSON.stringify({ pathname, search, state })}</output>
    </>
  )
}

const web = stubAudioContext()
const database = standInDatabase()

async function open(at: string, state?: unknown) {
  const audio = new FakeAudio()
  const player = createPlayer(audio.element)
  const [pathname = '', search = ''] = at.split('?')
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SignedInProvider>
          <AudioProvider player={player}>
            <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, state }]}>
              <Suspense>
                <Below />
              </Suspense>
              <OpenOverlay />
            </MemoryRouter>
          </AudioProvider>
        </SignedInProvider>
      </QueryClientProvider>,
    )
  })
  const address = () => JSON.parse(outputText('address'))
  // Radix counts its layers per document, and this one sees several pages; e2e has the real pointer.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { user, player, audio, address }
}

beforeEach(() => {
  database.reset()
  signInAsAsha()
  web.heard.length = 0
})

/** The window of tests draws nothing, so it is asked whether what folds it is open. */
const isSeen = (element: HTMLElement) => element.closest('details')?.open

const sheet = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))

describe('the sheet of a raga', () => {
  test('the sheet of a raga shows what is known of it, and where sources differ', async () => {
    const { user } = await open('/dashboard?raga=desh')
    const desh = await sheet(/^Desh देश$/)
    expect(desh.getByText('Second watch of the night')).toBeDefined()
    expect(desh.getByText('Sa, Re, Ga, Ma, Pa, Dha, komal Ni, Ni')).toBeDefined()
    expect(desh.getByText('Re, its strongest note')).toBeDefined()
    expect(desh.getByText('Sa; Re; Ma; Pa; Ni; Sa, high')).toBeDefined()
    const readIn = desh.getByText(/^Read in: /)
    expect(isSeen(readIn)).toBe(false)
    await user.click(desh.getByText('Sources differ'))
    expect(isSeen(readIn)).toBe(true)
  })

  test('the sheet of a raga plays a line, pauses the recording for it, and stops the line again', async () => {
    const { user, player, audio } = await open('/dashboard?raga=bhupali')
    player.load(recording({ audioUrl: '/x.mp3', raga: null }), { autoplay: true })
    await act(async () => {
      audio.receive(600)
      player.setVolume(0.3)
    })
    const bhupali = await sheet(/^Bhupali/)
    await user.click(bhupali.getByRole('button', { name: 'Hear Aroha' }))
    const stop = await bhupali.findByRole('button', { name: 'Stop Aroha' })
    await waitFor(() => expect(web.heard).toHaveLength(1))
    expect(audio.paused).toBe(true)
    expect(web.heard[0]?.gain).toBe(0.3)
    expect(web.heard[0]?.channels[0]?.some((sample) => Math.abs(sample) > 0.01)).toBe(true)
    await user.click(stop)
    expect(web.heard[0]?.stopped).toBe(true)
    expect(bhupali.getByRole('button', { name: 'Hear Aroha' })).toBeDefined()
  })

  test('the sheet of a raga plays a second line in place of the first', async () => {
    const { user } = await open('/dashboard?raga=bhupali')
    const bhupali = await sheet(/^Bhupali/)
    await user.click(bhupali.getByRole('button', { name: 'Hear Aroha' }))
    await waitFor(() => expect(web.heard).toHaveLength(1))
    await user.click(bhupali.getByRole('button', { name: 'Hear Avaroha' }))
    await waitFor(() => expect(web.heard).toHaveLength(2))
    expect(web.heard[0]?.stopped).toBe(true)
    expect(bhupali.getByRole('button', { name: 'Stop Avaroha' })).toBeDefined()
    await act(async () => web.heard[1]?.ended())
    expect(bhupali.getByRole('button', { name: 'Hear Avaroha' })).toBeDefined()
  })

  test('the sheet of a raga plays only the last line after quick taps', async () => {
    await open('/dashboard?raga=bhupali')
    const bhupali = await sheet(/^Bhupali/)
    for (const name of ['Hear Aroha', 'Hear Avaroha', 'Hear Aroha']) {
      fireEvent.click(bhupali.getByRole('button', { name }))
    }
    await waitFor(() => expect(web.heard).not.toHaveLength(0))
    await settled()
    expect(web.heard).toHaveLength(1)
    expect(bhupali.getByRole('button', { name: 'Stop Aroha' })).toBeDefined()
  })

  test('a line that is stopped or left before it is ready stays silent', async () => {
    await open('/dashboard?raga=bhupali')
    const bhupali = await sheet(/^Bhupali/)
    fireEvent.click(bhupali.getByRole('button', { name: 'Hear Aroha' }))
    fireEvent.click(bhupali.getByRole('button', { name: 'Stop Aroha' }))
    expect(bhupali.getByRole('button', { name: 'Hear Aroha' })).toBeDefined()
    fireEvent.click(bhupali.getByRole('button', { name: 'Hear Avaroha' }))
    fireEvent.click(bhupali.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await settled()
    expect(web.heard.filter(({ stopped }) => !stopped)).toEqual([])
  })

  test('the sheet of a raga shows that the page cannot make sound', async () => {
    vi.stubGlobal('AudioBufferSourceNode', undefined)
    const { user } = await open('/dashboard?raga=bhupali')
    const bhupali = await sheet(/^Bhupali/)
    await user.click(bhupali.getByRole('button', { name: 'Hear Aroha' }))
    expect(await bhupali.findByText(/^The line could not be played here/)).toBeDefined()
    expect(bhupali.getByRole('button', { name: 'Hear Aroha' })).toBeDefined()
  })

  test('the sheet of a raga offers the raga for ten, fifteen and twenty minutes', async () => {
    await open('/dashboard?raga=yaman')
    const yaman = await sheet(/^Yaman/)
    expect(yaman.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '10 min',
      '15 min',
      '20 min',
    ])
  })

  test('an unknown raga is reported', async () => {
    await open('/dashboard?raga=nonsense')
    expect(await screen.findByRole('dialog', { name: 'There is no such raga here' })).toBeDefined()
  })
})

describe('over the page it was opened on', () => {
  test('the page below the sheet keeps its state, and closing leads back to it', async () => {
    const { user, address } = await open('/session', { title: 'Kept' })
    await user.click(screen.getByRole('link', { name: 'About Desh' }))
    await sheet(/^Desh/)
    expect(address()).toMatchObject({ pathname: '/session', state: { title: 'Kept' } })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toEqual({ pathname: '/session', search: '', state: { title: 'Kept' } })
  })

  test('a double tap closes the sheet once, and the page below stays', async () => {
    const { user, address } = await open('/journal')
    await user.click(screen.getByRole('link', { name: 'About Desh' }))
    const desh = await sheet(/^Desh/)
    await user.dblClick(desh.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toMatchObject({ pathname: '/journal', search: '' })
  })

  test('the sheet linked to from outside leaves the page below when closed', async () => {
    const { user, address } = await open('/audio?raga=desh')
    await sheet(/^Desh/)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toMatchObject({ pathname: '/audio', search: '' })
  })
})
