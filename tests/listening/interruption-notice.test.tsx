import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { InterruptionNotice } from '~/listening/interruption-notice.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { newPlayer, yaman } from '~tests/audio/player-over-fake.ts'

const NOTICE = 'The sound was interrupted'
let visibility: DocumentVisibilityState = 'visible'

afterEach(() => {
  visibility = 'visible'
})

function turn(state: DocumentVisibilityState): void {
  visibility = state
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function listening() {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const { player, audio } = newPlayer()
  render(
    <AudioProvider player={player}>
      <InterruptionNotice />
      <Toaster />
    </AudioProvider>,
  )
  act(() => {
    player.load(yaman, { autoplay: true })
    audio.receive(600)
  })
  return { player, audio, user: userEvent.setup() }
}

test('after a call, the person who returns can resume the sound', async () => {
  const { player, audio, user } = listening()
  turn('hidden')
  act(() => {
    audio.pause()
    audio.deliver()
  })
  expect(screen.queryByText(NOTICE)).toBeNull()
  turn('visible')
  expect(screen.getByText(NOTICE)).toBeDefined()
  expect(screen.getByText(`${yaman.title} waits where it stopped.`)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Play on' }))
  act(() => audio.deliver())
  expect(player.snapshot().status).toBe('playing')
})

test('nothing is offered after a pause of one’s own, nor where the sound goes on already', () => {
  const { player, audio } = listening()
  act(() => {
    player.pause()
    audio.deliver()
  })
  turn('hidden')
  turn('visible')
  expect(screen.queryByText(NOTICE)).toBeNull()
  act(() => {
    player.play()
    audio.deliver()
    audio.pause()
    audio.deliver()
    void audio.play()
    audio.deliver()
  })
  turn('hidden')
  turn('visible')
  expect(screen.queryByText(NOTICE)).toBeNull()
})
