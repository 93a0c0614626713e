import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectMediaSession } from '~/audio/player/media-session.ts'
import { createPlayer } from '~/audio/player/player.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { FakeMediaSession } from '~tests/audio/fake-media-session.ts'

const icon = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }
const icons = [icon]

let session: FakeMediaSession

beforeEach(() => {
  session = new FakeMediaSession()
  session.install()
})

afterEach(() => {
  session.uninstall()
  vi.unstubAllGlobals()
})

const drawNothing = () => Promise.resolve(null)

function connected(pictureOf: (raga: string) => Promise<Blob | null> = drawNothing) {
  const audio = new FakeAudio()
  const player = createPlayer(audio.element)
  const disconnect = connectMediaSession(player, pictureOf)
  return { audio, player, disconnect }
}

function playing() {
  const set = connected()
  set.player.load(recording(), { autoplay: true })
  set.audio.receive()
  return set
}

test('the lock screen shows nothing before there is a recording', () => {
  connected()
  expect(session.metadata).toBeNull()
  expect(session.playbackState).toBe('none')
  expect(session.offered()).toEqual([])
})

test('the lock screen shows title, raga and the default icon', () => {
  playing()
  expect(session.metadata).toEqual({
    title: 'Evening light',
    artist: 'Yaman',
    album: 'Alap',
    artwork: icons,
  })
})

test('the lock screen shows the picture of the raga as soon as it is drawn, and never an earlier one', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:drawn')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const drawing: ((picture: Blob | null) => void)[] = []
  const { player, disconnect } = connected(
    () => new Promise<Blob | null>((resolve) => drawing.push(resolve)),
  )
  player.load(recording())
  player.load(recording({ title: 'Night', raga: 'Malkauns' }))
  expect(session.metadata).toMatchObject({ artist: 'Malkauns', artwork: icons })
  drawing[0]?.(new Blob())
  await Promise.resolve()
  expect(made).not.toHaveBeenCalled()
  drawing[1]?.(new Blob())
  const artwork = [{ ...icon, src: 'blob:drawn' }, icon]
  await vi.waitFor(() => expect(session.metadata).toMatchObject({ artist: 'Malkauns', artwork }))
  disconnect()
  expect(revoked.mock.calls).toEqual([['blob:drawn']])
  expect(session.metadata).toBeNull()
})

test('the lock screen names Alap as the artist of a recording without a raga', () => {
  const { player } = connected()
  player.load(recording({ raga: null }))
  expect(session.metadata).toMatchObject({ artist: 'Alap', artwork: icons })
})

test('the lock screen follows the player, and waiting for data counts as playing', () => {
  const { audio, player } = playing()
  expect(session.playbackState).toBe('playing')
  audio.starve()
  expect(session.playbackState).toBe('playing')
  player.pause()
  expect(session.playbackState).toBe('paused')
})

test.each([
  ['pause', {}, { paused: true, seconds: 100 }],
  ['stop', {}, { paused: true, seconds: 100 }],
  ['play', {}, { paused: false, seconds: 100 }],
  ['seekbackward', {}, { paused: false, seconds: 90 }],
  ['seekforward', {}, { paused: false, seconds: 110 }],
  ['seekbackward', { seekOffset: 30 }, { paused: false, seconds: 70 }],
  ['seekforward', { seekOffset: 5 }, { paused: false, seconds: 105 }],
  ['seekto', { seekTime: 240 }, { paused: false, seconds: 240 }],
  ['seekto', {}, { paused: false, seconds: 100 }],
] as const)('the lock screen sends %s %o, and the player follows', (action, details, expected) => {
  const { audio, player } = playing()
  audio.advance(100)
  session.press(action, details)
  expect(audio.paused).toBe(expected.paused)
  expect(player.position().seconds).toBe(expected.seconds)
})

test('the lock screen gets the position when it changes unexpectedly, not at every tick', () => {
  const { audio, player } = playing()
  expect(session.positions.at(-1)).toEqual({ duration: 600, position: 0 })
  session.positions = []
  audio.advance(0.25)
  audio.advance(0.25)
  expect(session.positions).toEqual([])
  player.seekTo(300)
  expect(session.positions).toEqual([{ duration: 600, position: 300 }])
  audio.deliver()
  player.pause()
  expect(session.positions).toHaveLength(2)
})

test('the player continues when the lock screen refuses a position', () => {
  const { audio, player } = playing()
  session.refusesPositions = true
  player.seekTo(300)
  audio.deliver()
  expect(player.snapshot().status).toBe('playing')
})

test('the other actions work when the browser does not know one', () => {
  session.unknown = 'seekto'
  playing()
  expect(session.offered()).toEqual(['pause', 'play', 'seekbackward', 'seekforward', 'stop'])
})

test('the lock screen loses buttons and title when the recording is cleared', () => {
  const { player } = playing()
  player.clear()
  expect(session.metadata).toBeNull()
  expect(session.playbackState).toBe('none')
  expect(session.offered()).toEqual([])
  expect(session.positions.at(-1)).toBeUndefined()
})

test('the lock screen shows the title of the next recording', () => {
  const { player } = playing()
  player.load(recording({ audioUrl: '/recordings/desh-10.mp3', title: 'Rain', raga: 'Desh' }))
  expect(session.metadata).toMatchObject({ title: 'Rain', artist: 'Desh' })
})

test('the lock screen no longer shows the player after it lets go', () => {
  const { player, disconnect } = playing()
  disconnect()
  player.pause()
  expect(session.offered()).toEqual([])
  expect(session.playbackState).toBe('none')
})

test('a browser without the API plays all the same', () => {
  session.uninstall()
  const { player, disconnect } = playing()
  expect(player.snapshot().status).toBe('playing')
  disconnect()
})

test('the lock screen never offers next and previous', () => {
  playing()
  expect(session.offered()).toEqual([
    'pause',
    'play',
    'seekbackward',
    'seekforward',
    'seekto',
    'stop',
  ])
})

test('the lock screen offers no seeks for a recording without them, and offers them for the next one', () => {
  const { audio, player } = connected()
  audio.hasNoRange = true
  player.load(recording(), { autoplay: true })
  audio.receive()
  expect(session.offered()).toEqual(['pause', 'play', 'stop'])
  audio.hasNoRange = false
  player.load(recording({ audioUrl: '/recordings/desh-10.mp3' }))
  audio.receive()
  expect(session.offered()).toContain('seekto')
})

test('the lock screen shows the end as paused at the start', () => {
  const { audio } = playing()
  audio.advance(100)
  audio.playToTheEnd()
  expect(session.playbackState).toBe('paused')
  expect(session.positions.at(-1)).toEqual({ duration: 600, position: 0 })
})
