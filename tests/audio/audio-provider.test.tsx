import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { AudioProvider, usePlayerState } from '~/audio/audio-provider.tsx'
import { createBrowserPlayer } from '~/audio/player/browser-player.ts'
import { createPlayer } from '~/audio/player/player.ts'
import { usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { FakeMediaSession } from '~tests/audio/fake-media-session.ts'

const renders = { commands: 0, state: 0, position: 0, sibling: 0 }

function Commands() {
  renders.commands += 1
  const { load } = usePlayer()
  return (
    <button type="button" onClick={() => load(recording(), { autoplay: true })}>
      Begin
    </button>
  )
}

function Status() {
  renders.state += 1
  return <p role="status">{usePlayerState().status}</p>
}

function TimeLine() {
  renders.position += 1
  const { seconds, duration } = usePlaybackPosition()
  return <p role="timer">{`${seconds} of ${duration}`}</p>
}

function Sibling() {
  renders.sibling += 1
  return null
}

function Screen() {
  return (
    <>
      <Commands />
      <Status />
      <TimeLine />
      <Sibling />
    </>
  )
}

function Pages() {
  const [page, setPage] = useState('session')
  return (
    <>
      {page === 'session' && <Commands />}
      <button type="button" onClick={() => setPage('journal')}>
        Journal
      </button>
      <Status />
    </>
  )
}

function open(children: ReactNode = <Screen />) {
  const audio = new FakeAudio()
  const player = createPlayer(audio.element)
  render(<AudioProvider player={player}>{children}</AudioProvider>)
  Object.assign(renders, { commands: 0, state: 0, position: 0, sibling: 0 })
  return { audio, player }
}

afterEach(() => vi.unstubAllGlobals())

test('a command from a button plays, and all readers see the change', async () => {
  const { audio } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
  act(() => audio.receive())
  expect(screen.getByRole('status').textContent).toBe('playing')
  expect(screen.getByRole('timer').textContent).toBe('0 of 600')
})

test('the ticks of a second render the timeline once, and nothing else', () => {
  const { audio, player } = open()
  act(() => {
    player.load(recording(), { autoplay: true })
    audio.receive()
  })
  Object.assign(renders, { commands: 0, state: 0, position: 0, sibling: 0 })
  for (let tick = 0; tick < 4; tick += 1) act(() => audio.advance(0.25))
  expect(screen.getByRole('timer').textContent).toBe('1 of 600')
  expect(renders).toEqual({ commands: 0, state: 0, position: 1, sibling: 0 })
})

test('a tick on a hidden page renders nothing, and the timeline is right when it is seen again', () => {
  const { audio, player } = open()
  act(() => {
    player.load(recording(), { autoplay: true })
    audio.receive()
  })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  Object.assign(renders, { commands: 0, state: 0, position: 0, sibling: 0 })
  for (let tick = 0; tick < 40; tick += 1) act(() => audio.advance(0.25))
  expect(renders).toEqual({ commands: 0, state: 0, position: 0, sibling: 0 })

  visibility.mockReturnValue('visible')
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('timer').textContent).toBe('10 of 600')
})

test('a change of state renders its readers and not the commands', () => {
  const { audio, player } = open()
  act(() => player.load(recording()))
  act(() => audio.receive())
  act(() => player.setMuted(true))
  expect(renders.state).toBe(3)
  expect(renders.commands).toBe(0)
  expect(renders.sibling).toBe(0)
})

test('the sound continues when the page that started it is left', () => {
  const { audio } = open(<Pages />)
  act(() => screen.getByRole('button', { name: 'Begin' }).click())
  act(() => audio.receive())
  act(() => screen.getByRole('button', { name: 'Journal' }).click())
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('playing')
  expect(audio.loads).toBe(1)
})

test('the provider creates one audio element for all callers', async () => {
  await act(async () =>
    render(
      <AudioProvider>
        <Suspense fallback={null}>
          <Commands />
        </Suspense>
      </AudioProvider>,
    ),
  )
  expect(await screen.findByRole('button', { name: 'Begin' })).toBeTruthy()
  await act(async () => render(<AudioProvider>{null}</AudioProvider>))
  const elements = document.querySelectorAll('audio')
  expect(elements).toHaveLength(1)
  expect(elements[0]?.preload).toBe('metadata')
})

test('a device with closed storage still gets a player', () => {
  const open = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError')
  })
  expect(createBrowserPlayer().snapshot().status).toBe('idle')
  expect(open).toHaveBeenCalled()
})

test('the lock screen gets the recording, with the picture of the app', () => {
  const session = new FakeMediaSession()
  session.install()
  createBrowserPlayer().load(recording())
  expect(session.metadata).toMatchObject({
    title: 'Evening light',
    artwork: [{ src: '/icon-512.png' }],
  })
  session.uninstall()
})

test('a page rendered ahead of time shows the player idle', () => {
  vi.stubGlobal('document', undefined)
  const html = renderToString(
    <AudioProvider>
      <Status />
    </AudioProvider>,
  )
  expect(html).toContain('idle')
})

test('the hooks report the missing provider when used outside it', () => {
  expect(() => renderToString(<Status />)).toThrow('<AudioProvider>')
})
