import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { PlayerKeys } from '~/listening/player-keys.tsx'
import { SignedInProvider } from '~/queries/person.tsx'
import { recording } from '~tests/audio/fake-audio.ts'
import { fakeWakeLock } from '~tests/audio/fake-wake-lock.ts'
import { settled } from '~tests/audio/player-over-fake.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openOver } from '../open-over.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  signInAsAsha()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const findZen = () => screen.findByRole('dialog', { name: 'Zen Mode' })
const queryZen = () => screen.queryByRole('dialog', { name: 'Zen Mode' })

async function openZen(isPlaying = false) {
  const pages = openOver()
  if (isPlaying) {
    await pages.happen(() => {
      pages.player.load(recording(), { autoplay: true })
      pages.audio.receive()
    })
  }
  await pages.user.click(screen.getByRole('link', { name: 'Zen Mode' }))
  return { ...pages, zen: await findZen() }
}

describe('Zen Mode', () => {
  test('Zen Mode is over a page that cannot be reached meanwhile', async () => {
    const { zen } = await openZen()
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull()
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(zen.contains(document.activeElement)).toBe(true)
  })

  test.each<[string, (pages: Awaited<ReturnType<typeof openZen>>) => Promise<void>]>([
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['a tap', ({ user, zen }) => user.click(zen)],
    ['the cross', ({ press }) => press('Leave Zen Mode')],
    ['Back', ({ back }) => back()],
  ])('Zen Mode left by %s leads to the page below', async (_way, leave) => {
    const pages = await openZen()
    await leave(pages)
    await waitFor(() => expect(queryZen()).toBeNull())
    expect(pages.address()).toBe('/dashboard')
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('Zen Mode plays and pauses the recording, and a press of that button is no tap', async () => {
    const { audio, press, zen } = await openZen(true)
    expect(within(zen).getByText('Evening light')).toBeDefined()
    await press('Pause')
    expect(audio.paused).toBe(true)
    await press('Play')
    expect(audio.paused).toBe(false)
    expect(queryZen()).toBe(zen)
  })

  test('Zen Mode leads a breath that is chosen there, and stays open meanwhile', async () => {
    const { press, user, zen } = await openZen()
    await press('Breath')
    const choice = await screen.findByRole('dialog', { name: 'Your breath' })
    await user.click(screen.getByRole('radio', { name: 'In for 4 seconds, out for 6' }))
    await user.click(screen.getByText(/nobody can promise/))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(choice.isConnected).toBe(false))
    expect(queryZen()).toBe(zen)
    expect(screen.getByText('The ring breathes: In for 4 seconds, out for 6.')).toBeDefined()
    expect(screen.getByText('In')).toBeDefined()
  })

  test('Zen Mode lets the keys of the player work', async () => {
    const { audio, player, user, zen } = await openZen(true)
    render(
      <SignedInProvider>
        <AudioProvider player={player}>
          <PlayerKeys />
        </AudioProvider>
      </SignedInProvider>,
    )
    await user.keyboard(' ')
    expect(audio.paused).toBe(true)
    await user.keyboard(' ')
    expect(audio.paused).toBe(false)
    await user.keyboard('m')
    expect(audio.muted).toBe(true)
    expect(queryZen()).toBe(zen)
  })

  test('Zen Mode without a recording offers to sit without one, and Back skips both', async () => {
    const { press, back, address } = await openZen()
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    await press('Sit without a recording')
    await screen.findByRole('dialog', { name: 'Sit for a while' })
    await back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/dashboard')
  })

  test('Zen Mode keeps the screen on until it is left', async () => {
    const lock = fakeWakeLock()
    const { user } = await openZen()
    await settled()
    expect(lock.held()).toBe(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(lock.held()).toBe(0))
  })

  test('Zen Mode closes for the end of a session', async () => {
    const { audio, happen, address } = await openZen(true)
    await happen(() => audio.playToTheEnd())
    expect(await screen.findByRole('dialog', { name: "You're all set for today" })).toBeDefined()
    await waitFor(() => expect(queryZen()).toBeNull())
    expect(address()).toBe('/dashboard')
  })

  test('Zen Mode shows that the recording did not come', async () => {
    const { audio, happen, zen } = await openZen(true)
    await happen(() => audio.fail(2))
    expect(within(zen).getByText('Failed to load audio file')).toBeDefined()
  })
})
