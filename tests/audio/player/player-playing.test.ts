import { expect, test } from 'vitest'
import { isRunning } from '~/audio/player/player-state.ts'
import { desh, playing, yaman } from '~tests/audio/player-over-fake.ts'

test('the toggle pauses and continues', () => {
  const { player, audio, status } = playing()
  player.toggle()
  expect(status()).toBe('paused')
  player.toggle()
  audio.deliver()
  expect(status()).toBe('playing')
})

test('a slow network is buffering until the data is back', () => {
  const { player, audio, status } = playing()
  audio.starve()
  expect(status()).toBe('buffering')
  expect(isRunning(player.snapshot())).toBe(true)
  audio.resume()
  expect(status()).toBe('playing')
})

test('a pause by a headset or another app is accepted', () => {
  const { audio, status } = playing()
  audio.pause()
  audio.deliver()
  expect(status()).toBe('paused')
  void audio.play()
  audio.deliver()
  expect(status()).toBe('playing')
})

test('a pause by something else is told, and no other', () => {
  const { player, audio } = playing()
  let told = 0
  player.onInterrupted(() => {
    told += 1
  })
  audio.pause()
  audio.deliver()
  expect(told).toBe(1)
  player.play()
  audio.deliver()
  player.pause()
  audio.deliver()
  expect(told, 'a press').toBe(1)
  player.play()
  audio.deliver()
  audio.playToTheEnd()
  expect(told, 'the end').toBe(1)
})

test('the end of the recording leaves it not playing at position 0', () => {
  const { player, audio, status } = playing()
  audio.playToTheEnd()
  expect(status()).toBe('ended')
  expect(player.position()).toMatchObject({ seconds: 0, duration: 600 })
})

test('the end of the recording is reported once a playing-through, with the heard time', () => {
  const { player, audio } = playing()
  const endings: unknown[] = []
  const stop = player.onEnded((ending) => endings.push(ending))
  audio.playToTheEnd()
  audio.dispatchEvent(new Event('ended'))
  expect(endings).toEqual([{ recording: yaman, heardSeconds: 600 }])
  player.play()
  audio.deliver()
  audio.advance(60)
  player.seekTo(500)
  audio.playToTheEnd()
  expect(endings).toEqual([
    { recording: yaman, heardSeconds: 600 },
    { recording: yaman, heardSeconds: 160 },
  ])
  stop()
  player.play()
  audio.playToTheEnd()
  expect(endings).toHaveLength(2)
})

test('an element that corrects its duration at the end does not end twice', () => {
  const { player, audio, status } = playing()
  let endings = 0
  player.onEnded(() => {
    endings += 1
  })
  audio.playToTheEnd()
  Object.assign(audio, { ended: false, duration: 600.2 })
  audio.dispatchEvent(new Event('durationchange'))
  expect(status()).toBe('ended')
  audio.ended = true
  audio.dispatchEvent(new Event('ended'))
  expect(endings).toBe(1)
})

test('an element that says it has ended while it plays on is playing', () => {
  const { player, audio, status } = playing()
  let endings = 0
  player.onEnded(() => {
    endings += 1
  })
  for (const seconds of [0.5, 1, 1.5]) {
    audio.advance(0.5)
    Object.assign(audio, { ended: true, duration: seconds })
    audio.dispatchEvent(new Event('durationchange'))
    expect(status()).toBe('playing')
    Object.assign(audio, { duration: 600 })
  }
  expect(endings).toBe(0)
  expect(player.position().seconds).toBe(1.5)
})

test('the listener to the end may clear the player or load the next recording', () => {
  const { player, audio, status } = playing()
  player.onEnded(() => player.load(desh))
  audio.playToTheEnd()
  expect(status()).toBe('loading')
  expect(player.snapshot().recording).toBe(desh)
})

test('playing again after the end starts over', () => {
  const { player, audio, status } = playing()
  audio.playToTheEnd()
  player.toggle()
  audio.deliver()
  expect(status()).toBe('playing')
  expect(player.position().seconds).toBe(0)
  audio.advance(5)
  expect(player.heardSeconds()).toBe(5)
})

test('a tick reaches the listeners of the position alone', () => {
  const { player, audio } = playing()
  let states = 0
  const seen: number[] = []
  player.subscribe(() => {
    states += 1
  })
  player.subscribePosition(({ seconds }) => seen.push(seconds))
  const before = player.snapshot()
  audio.advance(0.25)
  audio.dispatchEvent(new Event('timeupdate'))
  audio.advance(0.25)
  expect(seen).toEqual([0.25, 0.5])
  expect(states).toBe(0)
  expect(player.snapshot()).toBe(before)
})

test('a listener that was removed is not called again', () => {
  const { player, audio } = playing()
  const seen: number[] = []
  const stop = player.subscribePosition(({ seconds }) => seen.push(seconds))
  stop()
  audio.advance(1)
  expect(seen).toEqual([])
})
