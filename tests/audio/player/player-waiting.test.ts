import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { desh, newPlayer, playing, settled, yaman } from '~tests/audio/player-over-fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LONG = 20_000

function waiting({ autoplay = true } = {}) {
  const set = newPlayer()
  set.player.load(yaman, { autoplay })
  return set
}

test.each([true, false])(
  'a recording that never comes is slow after a while (begun: %s)',
  (autoplay) => {
    const { player } = waiting({ autoplay })
    vi.advanceTimersByTime(LONG - 1)
    expect(player.snapshot()).toMatchObject({ status: 'loading', isSlow: false })
    vi.advanceTimersByTime(1)
    expect(player.snapshot()).toMatchObject({ status: 'loading', isSlow: true })
  },
)

test('each piece that arrives starts the wait again', () => {
  const { player, audio } = waiting()
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(LONG - 1)
    audio.dispatchEvent(new Event('progress'))
  }
  expect(player.snapshot()).toMatchObject({ isSlow: false })
  vi.advanceTimersByTime(LONG)
  expect(player.snapshot()).toMatchObject({ isSlow: true })
  audio.dispatchEvent(new Event('progress'))
  expect(player.snapshot()).toMatchObject({ status: 'loading', isSlow: false })
})

test('a look at the element alone does not lengthen the wait', () => {
  const { player, audio } = waiting()
  vi.advanceTimersByTime(LONG - 1)
  audio.dispatchEvent(new Event('stalled'))
  player.setVolume(0.5)
  vi.advanceTimersByTime(1)
  expect(player.snapshot()).toMatchObject({ isSlow: true })
})

test('a recording that comes late plays normally', () => {
  const { player, audio } = waiting()
  vi.advanceTimersByTime(LONG)
  audio.receive()
  expect(player.snapshot()).toMatchObject({ status: 'playing', isSlow: false })
  vi.advanceTimersByTime(LONG)
  expect(player.snapshot()).toMatchObject({ isSlow: false })
})

test('a recording that runs out of data is slow after a while too', () => {
  const { player, audio } = playing()
  audio.starve()
  vi.advanceTimersByTime(LONG)
  expect(player.snapshot()).toMatchObject({ status: 'buffering', isSlow: true })
})

test('a recording that is paused, cleared, or saved for a touch does not wait', () => {
  const paused = playing()
  paused.audio.starve()
  paused.player.pause()
  const cleared = waiting()
  cleared.player.clear()
  const saving = waiting({ autoplay: false })
  saving.audio.suspend()
  vi.advanceTimersByTime(LONG)
  expect(paused.player.snapshot()).toMatchObject({ status: 'paused', isSlow: false })
  expect(cleared.status()).toBe('idle')
  expect(saving.player.snapshot()).toMatchObject({ status: 'ready', isSlow: false })
})

test('another recording has its own waiting time', () => {
  const { player } = waiting()
  vi.advanceTimersByTime(LONG)
  player.load(desh)
  expect(player.snapshot()).toMatchObject({ recording: desh, isSlow: false })
  vi.advanceTimersByTime(LONG)
  expect(player.snapshot()).toMatchObject({ isSlow: true })
})

test('a long wait may be tried again, and the wish to play stays', () => {
  const { player, audio } = waiting()
  player.seekTo(120)
  vi.advanceTimersByTime(LONG)
  player.retry()
  expect(audio.loads).toBe(2)
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true, isSlow: false })
  audio.receive()
  expect(player.snapshot()).toMatchObject({ status: 'playing' })
  expect(player.position().seconds).toBe(120)
})

test('a recording that was not begun is only fetched again', () => {
  const { player, audio } = waiting({ autoplay: false })
  vi.advanceTimersByTime(LONG)
  player.retry()
  expect(audio.loads).toBe(2)
  expect(audio.plays).toBe(0)
  expect(player.snapshot()).toMatchObject({ begun: false, isSlow: false })
})

test('a recording is begun once it is asked to play, and stays so through pauses and failures', () => {
  const { player, audio } = waiting({ autoplay: false })
  const isBegun = () => player.snapshot()
  audio.receive()
  player.seekTo(30)
  expect(isBegun()).toMatchObject({ begun: false })
  player.play()
  player.pause()
  expect(isBegun()).toMatchObject({ begun: true })
  audio.fail(2)
  expect(isBegun()).toMatchObject({ status: 'failed', begun: true })
  player.load(yaman)
  expect(isBegun()).toMatchObject({ status: 'loading', begun: true })
  player.load(desh)
  expect(isBegun()).toMatchObject({ begun: false })
})

test('a recording is not begun while the browser asks for a touch first', async () => {
  const { player, audio } = newPlayer({ policy: 'NotAllowedError' })
  player.load(yaman, { autoplay: true })
  await settled()
  audio.receive()
  expect(player.snapshot()).toMatchObject({ status: 'ready', begun: false })
})
