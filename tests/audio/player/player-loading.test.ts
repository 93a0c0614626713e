import { expect, test } from 'vitest'
import { desh, newPlayer, playing, settled, yaman } from '~tests/audio/player-over-fake.ts'

test('the player is empty before the first recording', () => {
  const { player } = newPlayer()
  expect(player.snapshot()).toEqual({ status: 'idle', recording: null, volume: 1, muted: false })
})

test('the player ignores commands without a recording', () => {
  const { player, audio, status } = newPlayer()
  player.play()
  player.toggle()
  player.seekTo(5)
  player.retry()
  player.clear()
  expect(status()).toBe('idle')
  expect(audio.plays + audio.loads + audio.seeks.length).toBe(0)
})

test('a recording loads, then waits ready for the button', () => {
  const { player, audio } = newPlayer()
  player.load(yaman)
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false, recording: yaman })
  audio.receive()
  expect(player.snapshot().status).toBe('ready')
  expect(audio.plays).toBe(0)
})

test('a recording asked to play by itself starts when the file has come', () => {
  const { player, audio } = newPlayer()
  player.load(yaman, { autoplay: true })
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
  audio.receive()
  expect(player.snapshot().status).toBe('playing')
})

test('play is called within the gesture, before any data has come', () => {
  const { player, audio } = newPlayer()
  player.load(yaman, { autoplay: true })
  expect(audio.plays).toBe(1)
  expect(audio.readyState).toBe(0)
})

test('a phone that saves data and fetches nothing still offers the button', () => {
  const { player, audio, status } = newPlayer()
  player.load(yaman)
  audio.suspend()
  expect(status()).toBe('ready')
})

test('a browser that asks for a touch first leaves the recording ready, not failed', async () => {
  const { player, audio, status } = newPlayer({ policy: 'NotAllowedError' })
  player.load(yaman, { autoplay: true })
  audio.receive()
  await settled()
  expect(status()).toBe('ready')
  audio.policy = 'allow'
  player.toggle()
  audio.deliver()
  expect(status()).toBe('playing')
})

test('a play that is refused for any other reason has failed as unsupported', async () => {
  const { player } = newPlayer({ policy: 'NotSupportedError' })
  player.load(yaman, { autoplay: true })
  await settled()
  expect(player.snapshot()).toMatchObject({ status: 'failed', code: 'unsupported' })
})

test('a pause while the recording loads cancels the play and is no fault', async () => {
  const { player, audio, status } = newPlayer()
  player.load(yaman, { autoplay: true })
  player.toggle()
  await settled()
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false })
  audio.receive()
  expect(status()).toBe('ready')
})

test('loading the same url again does not start over, but uses the new title', () => {
  const { player, audio } = playing()
  audio.advance(30)
  player.load({ ...yaman, title: 'Renamed' })
  expect(audio.loads).toBe(1)
  expect(player.position().seconds).toBe(30)
  expect(player.snapshot()).toMatchObject({ status: 'playing', recording: { title: 'Renamed' } })
})

test('loading the same url again with autoplay continues to play', () => {
  const { player, audio, status } = playing()
  player.load(yaman, { autoplay: true })
  expect(audio.plays).toBe(1)
  player.pause()
  player.load({ ...yaman }, { autoplay: true })
  expect(status()).toBe('playing')
  expect(audio.loads).toBe(1)
})

test('another recording replaces a playing one and waits', () => {
  const { player, audio } = playing()
  audio.advance(30)
  player.load(desh)
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false, recording: desh })
  expect(player.position()).toMatchObject({ seconds: 0, duration: null })
  expect(player.heardSeconds()).toBe(0)
})

test('a switch while the first recording loads keeps the first one silent', async () => {
  const { player, audio, status } = newPlayer()
  player.load(yaman, { autoplay: true })
  audio.policy = 'NotSupportedError'
  player.load(yaman)
  player.toggle()
  player.play()
  player.load(desh)
  await settled()
  audio.dispatchEvent(new Event('error'))
  audio.dispatchEvent(new Event('ended'))
  expect(status()).toBe('loading')
  audio.receive()
  expect(player.snapshot()).toMatchObject({ status: 'ready', recording: desh })
})

test('clearing the player removes everything and keeps it quiet afterwards', () => {
  const { player, audio, status } = playing()
  audio.advance(30)
  player.clear()
  audio.deliver()
  expect(status()).toBe('idle')
  expect(audio.src).toBe('')
  expect(audio.paused).toBe(true)
  expect(player.position()).toMatchObject({ seconds: 0, duration: null })
  expect(player.heardSeconds()).toBe(0)
})
