import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayer } from '~/audio/player/player.ts'
import { listenForPauses } from '~/audio/player/retry-after.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { yaman } from '~tests/audio/player-over-fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PAUSE = 3000

/** A player whose server asks for a pause as often as `pauses` says. */
function playingWith(pauses: number, { autoplay = true } = {}) {
  const audio = new FakeAudio()
  let left = pauses
  const player = createPlayer(audio.element, {
    askedPause: (url) => (url === yaman.audioUrl && left-- > 0 ? PAUSE : null),
  })
  player.load(yaman, { autoplay })
  return { audio, player }
}

test('a recording that is still being made is fetched again after the pause, and plays', () => {
  const { audio, player } = playingWith(1)
  audio.fail(4, 'MEDIA_ELEMENT_ERROR: Format error')
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
  vi.advanceTimersByTime(PAUSE - 1)
  expect(audio.loads).toBe(1)
  vi.advanceTimersByTime(1)
  expect(audio.loads).toBe(2)
  audio.receive()
  expect(player.snapshot()).toMatchObject({ status: 'playing' })
})

test('a seek beyond the part that is made waits, and continues at that place', () => {
  const { audio, player } = playingWith(2)
  audio.receive()
  player.seekTo(500)
  for (const loads of [2, 3]) {
    audio.fail(2, 'PipelineStatus::PIPELINE_ERROR_READ: FFmpegDemuxer: data source error')
    expect(player.snapshot()).toMatchObject({ status: loads === 2 ? 'buffering' : 'loading' })
    expect(player.position().seconds).toBe(500)
    vi.advanceTimersByTime(PAUSE)
    expect(audio.loads).toBe(loads)
  }
  audio.receive()
  audio.deliver()
  expect(player.snapshot()).toMatchObject({ status: 'playing' })
  expect(player.position().seconds).toBe(500)
})

test('a fault after the pause counts as a failure', () => {
  const { audio, player } = playingWith(1)
  audio.fail(4)
  vi.advanceTimersByTime(PAUSE)
  audio.fail(4)
  expect(player.snapshot()).toMatchObject({ status: 'failed', code: 'unreachable' })
})

test('the pauses together are one wait, which is slow after a while', () => {
  const { audio, player } = playingWith(100)
  for (let waited = 0; waited < 21_000; waited += PAUSE) {
    audio.fail(4)
    vi.advanceTimersByTime(PAUSE)
  }
  expect(player.snapshot()).toMatchObject({ status: 'loading', isSlow: true })
})

test('the last request counts after a pause, a seek and a play during the wait', () => {
  const { audio, player } = playingWith(2)
  audio.receive()
  player.seekTo(500)
  audio.fail(2)
  player.pause()
  expect(player.snapshot()).toMatchObject({ status: 'paused' })
  player.seekTo(300)
  expect(player.position().seconds).toBe(300)
  vi.advanceTimersByTime(PAUSE)
  audio.fail(2)
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false })
  player.play()
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
  vi.advanceTimersByTime(PAUSE)
  audio.receive()
  audio.deliver()
  expect(player.snapshot()).toMatchObject({ status: 'playing' })
  expect(player.position().seconds).toBe(300)
})

test('a recording that was paused comes back without sound', () => {
  const { audio, player } = playingWith(1)
  audio.receive()
  player.pause()
  audio.fail(2)
  const { plays } = audio
  vi.advanceTimersByTime(PAUSE)
  audio.receive()
  expect(audio.plays).toBe(plays)
  expect(player.snapshot()).toMatchObject({ status: 'ready' })
})

test('a recording that was cleared is not fetched again', () => {
  const { audio, player } = playingWith(1)
  audio.fail(4)
  player.clear()
  const { loads } = audio
  vi.advanceTimersByTime(PAUSE)
  expect(audio.loads).toBe(loads)
})

test('the pause a server asks for is read from the timing of the request, once', () => {
  const records: { name: string; serverTiming: { name: string; duration: number }[] }[] = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      takeRecords = () => records.splice(0)
    },
  )
  const askedPause = listenForPauses()
  const name = new URL(yaman.audioUrl, location.href).href
  const asks = { name, serverTiming: [{ name: 'retry-after', duration: PAUSE }] }
  expect(askedPause(yaman.audioUrl)).toBeNull()
  records.push(asks)
  expect(askedPause(yaman.audioUrl)).toBe(PAUSE)
  expect(askedPause(yaman.audioUrl)).toBeNull()
  records.push(asks, { name, serverTiming: [] })
  expect(askedPause(yaman.audioUrl)).toBeNull()
  vi.unstubAllGlobals()
})
