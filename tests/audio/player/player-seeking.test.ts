import { expect, test } from 'vitest'
import { newPlayer, playing, yaman } from '~tests/audio/player-over-fake.ts'

test.each([
  { asked: 100, reached: 100 },
  { asked: -5, reached: 0 },
  { asked: 600, reached: 599.75 },
  { asked: 1e9, reached: 599.75 },
])('a seek to $asked s lands at $reached s of 600', ({ asked, reached }) => {
  const { player } = playing()
  player.seekTo(asked)
  expect(player.position().seconds).toBe(reached)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('a seek to %s is ignored', (asked) => {
  const { player, audio } = playing()
  player.seekTo(asked)
  expect(audio.seeks).toEqual([])
})

test('skips add up, also before the file has come', () => {
  const { player, audio } = newPlayer()
  player.load(yaman)
  player.skip(10)
  player.skip(10)
  player.skip(-5)
  expect(player.position().seconds).toBe(15)
  expect(audio.seeks).toEqual([])
  audio.receive()
  expect(audio.seeks).toEqual([15])
  expect(player.position()).toEqual({ seconds: 15, duration: 600, canSeek: true })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0])('a duration of %s is unknown', (duration) => {
  const { player, audio } = newPlayer()
  player.load(yaman)
  audio.receive(duration)
  expect(player.position().duration).toBeNull()
  player.seekTo(42)
  expect(audio.currentTime).toBe(42)
})

test('a skip counts from where the sound is, not from the last tick', () => {
  const { player, audio } = playing()
  Object.defineProperty(audio, 'currentTime', { value: 0.9, writable: true })
  player.skip(10)
  expect(audio.currentTime).toBe(10.9)
})

test('a recording shorter than the margin can be sought too', () => {
  const { player, audio } = newPlayer()
  player.load(yaman)
  audio.receive(0.1)
  player.seekTo(5)
  expect(audio.currentTime).toBe(0)
})

test('seeking while paused or ended stays silent at the new place', () => {
  const { player, audio, status } = playing()
  player.pause()
  player.seekTo(300)
  expect(status()).toBe('paused')
  player.play()
  audio.playToTheEnd()
  player.skip(10)
  expect(status()).toBe('paused')
  expect(player.position().seconds).toBe(10)
})

test('the time of seeks, pauses and waiting does not count as heard', () => {
  const { player, audio } = playing()
  audio.advance(20)
  player.seekTo(300)
  audio.deliver()
  audio.advance(5)
  player.pause()
  audio.deliver()
  player.skip(-10)
  audio.deliver()
  player.play()
  audio.starve()
  audio.resume()
  expect(player.heardSeconds()).toBe(25)
})

test('a seek without a command does not count as heard', () => {
  const { player, audio } = playing()
  audio.advance(20)
  audio.currentTime = 400
  audio.dispatchEvent(new Event('timeupdate'))
  audio.deliver()
  audio.advance(1)
  expect(player.heardSeconds()).toBe(21)
})

test('a seek that ends before its event comes does not count as heard', () => {
  const { player, audio } = playing()
  audio.advance(20)
  audio.currentTime = 400
  audio.seeking = false
  audio.dispatchEvent(new Event('seeking'))
  audio.advance(1)
  expect(player.heardSeconds()).toBe(21)
})

test('a hidden tab that looks once in five minutes counts five minutes as heard', () => {
  const { player, audio } = playing()
  audio.advance(300)
  expect(player.heardSeconds()).toBe(300)
})

test('the last sound before a seek or a pause counts as heard without a tick', () => {
  const { player, audio } = playing()
  Object.defineProperty(audio, 'currentTime', { value: 0.2, writable: true })
  player.seekTo(100)
  expect(player.heardSeconds()).toBeCloseTo(0.2)
})

test('a seek without Range does not send the listener back to the start', () => {
  const { player, audio, status } = newPlayer({ hasNoRange: true })
  player.load(yaman, { autoplay: true })
  expect(player.position().canSeek).toBe(true)
  audio.receive()
  audio.advance(100)
  player.seekTo(300)
  player.skip(-10)
  expect(audio.seeks).toEqual([])
  expect(player.position()).toEqual({ seconds: 100, duration: 600, canSeek: false })
  expect(status()).toBe('playing')
  audio.advance(10)
  expect(player.heardSeconds()).toBe(110)
})

test('a place asked for before the file came is given up without Range', () => {
  const { player, audio } = newPlayer({ hasNoRange: true })
  player.load(yaman, { autoplay: true })
  player.seekTo(252)
  audio.receive()
  expect(audio.seeks).toEqual([])
  expect(player.position().seconds).toBe(0)
  audio.advance(3)
  expect(player.position().seconds).toBe(3)
})
