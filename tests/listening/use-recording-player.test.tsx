import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { useRecordingPlayer } from '~/listening/use-recording-player.ts'
import { desh, newPlayer, yaman } from '~tests/audio/player-over-fake.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { todays } from '~tests/support/sound/todays.ts'

/** The controls of Yaman, over a player that holds another recording when it is given. */
function controls(held: typeof desh | null = null) {
  const set = newPlayer()
  if (held) {
    set.player.load(held, { autoplay: true })
    set.audio.receive()
  }
  const { result } = renderHook(() => useRecordingPlayer(yaman), {
    wrapper: ({ children }) => <AudioProvider player={set.player}>{children}</AudioProvider>,
  })
  const address = () => set.player.snapshot().recording?.audioUrl
  return { ...set, address, sound: () => result.current }
}

test('the state of a recording is the player’s while it is held', () => {
  const { audio, player, sound } = controls(yaman)
  expect(sound()).toMatchObject({ state: { status: 'playing' }, isRunning: true, other: null })
  act(() => player.pause())
  expect(sound()).toMatchObject({ state: { status: 'paused' }, isRunning: false, canRetry: false })
  act(() => audio.fail(2))
  expect(sound()).toMatchObject({ state: { status: 'failed' }, canRetry: true })
})

test('a recording that is not loaded is silent, and names another only while that plays', () => {
  const { player, sound } = controls(desh)
  expect(sound()).toMatchObject({ state: { status: 'silent' }, isRunning: false, other: desh })
  act(() => player.pause())
  expect(sound()).toMatchObject({ state: { status: 'silent' }, other: null })
})

test('a failure of another recording offers no retry for this one', () => {
  const { audio, sound } = controls(desh)
  act(() => audio.fail(2))
  expect(sound()).toMatchObject({ state: { status: 'silent' }, canRetry: false })
})

test('a press starts the recording instead of another, and the next one pauses it', () => {
  const { address, audio, sound, status } = controls(desh)
  act(() => sound().toggle())
  expect(address()).toBe(todays(yaman.audioUrl))
  act(() => audio.receive())
  expect(status()).toBe('playing')
  act(() => sound().toggle())
  expect(status()).toBe('paused')
})

test.each([
  ['a seek', (sound: ReturnType<typeof useRecordingPlayer>) => sound.seekTo(70)],
  ['a skip', (sound: ReturnType<typeof useRecordingPlayer>) => sound.skip(70)],
])('%s replaces another recording, and playing sound continues', (_name, move) => {
  const { address, audio, sound, status, player } = controls(desh)
  act(() => move(sound()))
  act(() => audio.receive())
  expect(address()).toBe(todays(yaman.audioUrl))
  expect([status(), player.position().seconds]).toEqual(['playing', 70])
})

test('a seek in a silent player starts no sound', () => {
  const { address, audio, sound, status } = controls()
  act(() => sound().seekTo(70))
  act(() => audio.receive())
  expect([address(), status()]).toEqual([todays(yaman.audioUrl), 'ready'])
})

test.each([
  ['a line of a list stands for its recording in any length', false, 'Pause Yaman', 20],
  ['an exact line of a list stands for its own length alone', true, 'Play Yaman', 10],
])(
  'the button of a recording matches the one that plays: %s',
  (_title, exactly, label, minutes) => {
    const { audio, player } = newPlayer()
    player.load(ragaRecording(ragaFor('yaman'), 20), { autoplay: true })
    audio.receive()
    const shortest = ragaRecording(ragaFor('yaman'), 10)
    render(
      <AudioProvider player={player}>
        <PlayRecording recording={shortest} name="Yaman" exactly={exactly} />
      </AudioProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: label }))
    expect(player.snapshot().recording?.minutes).toBe(minutes)
  },
)
