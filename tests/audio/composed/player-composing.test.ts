import { expect, test } from 'vitest'
import { wayOfPlaying } from '~/audio/composed/way-of-playing.ts'
import { createPlayer } from '~/audio/player/player.ts'
import { FAILURE_WORDS, statusWords } from '~/audio/player-words.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'

const STREAM = { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' } as const

function newPlayer(way: ReturnType<typeof wayOfPlaying> = STREAM) {
  const audio = new FakeAudio()
  const { composer, workers, worker } = fakeComposer()
  const { sources, revoked, streaming, clock } = fakeStreaming()
  const player = createPlayer(audio.element, { composed: { composer, way, streaming } })
  return { audio, player, workers, worker, sources, revoked, clock }
}

const yaman = recording()
const short = recording({ audioUrl: '/recordings/yaman-3.mp3?seed=2026-11-25&sa=cs3' })
const elsewhere = recording({ audioUrl: 'https://music.example/yaman.mp3' })

test('the address of an improvisation is composed, any other is played as it is', () => {
  const { audio, player, sources, workers } = newPlayer()
  player.load(elsewhere)
  expect([audio.src, sources.length, workers.length]).toEqual([elsewhere.audioUrl, 0, 0])
  player.load(recording({ audioUrl: '/recordings/yaman-61.mp3' }))
  expect(sources).toHaveLength(0)
  player.load(yaman)
  expect([audio.src, sources.length]).toEqual(['blob:1', 1])
})

test('another recording, or none, ends the stream', () => {
  const { player, revoked, audio } = newPlayer()
  player.load(yaman)
  player.load(short)
  expect(revoked).toEqual(['blob:1'])
  player.clear()
  expect([revoked, audio.src]).toEqual([['blob:1', 'blob:2'], ''])
})

test('a session that cannot be composed is a state in words, and a retry begins again at its place', () => {
  const { audio, player, worker, workers, sources } = newPlayer()
  player.load(yaman, { autoplay: true })
  sources[0]?.open()
  worker().reply(600)
  audio.receive(600)
  audio.advance(42)
  sources[0]?.buffer.finish()
  audio.currentTime = 300
  audio.deliver()
  const { run = -1 } = worker().orders.at(-1) ?? {}
  worker().send({ run, piece: 0, fault: 'encoder' })

  const state = player.snapshot()
  expect(state).toMatchObject({ status: 'failed', code: 'encoder' })
  expect(statusWords(state)).toBe(FAILURE_WORDS.encoder.description)
  player.retry()
  expect(workers).toHaveLength(2)
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
  expect(player.position().seconds).toBe(300)
  audio.receive(600)
  expect(player.snapshot().status).toBe('playing')
  expect(audio.seeks.at(-1)).toBe(300)
})

test('without streams a session is made as a whole once it is asked for, and then plays', () => {
  const { audio, player, worker } = newPlayer({ kind: 'whole' })
  player.load(short)
  expect(player.snapshot().status).toBe('ready')
  expect([worker().orders, worker().warmed]).toEqual([[], [short.audioUrl]])

  player.play()
  expect(statusWords(player.snapshot())).toBe('Composing the session: 0 percent.')
  for (let seconds = 0; seconds < 90; seconds += 9) worker().reply(180)
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true, percent: 49 })
  while (audio.src === '') worker().reply(180)
  expect(audio.src).toBe('blob:whole')
  audio.receive(180)
  expect(player.snapshot().status).toBe('playing')
})

test('the memory of a session that was made as a whole is given back, once, when another comes or none', () => {
  const { audio, player, worker, revoked } = newPlayer({ kind: 'whole' })
  const playWhole = () => {
    player.load(short)
    player.play()
    while (audio.src !== 'blob:whole') worker().reply(180)
    audio.receive(180)
  }
  playWhole()
  expect(revoked).toEqual([])
  player.load(elsewhere)
  expect(revoked).toEqual(['blob:whole'])
  player.load(yaman)
  expect(revoked).toEqual(['blob:whole'])
  playWhole()
  player.clear()
  expect(revoked).toEqual(['blob:whole', 'blob:whole'])
  player.clear()
  expect(revoked).toHaveLength(2)
})

test('a session that is left while it is made never plays, and leaves nothing to give back', () => {
  const { audio, player, worker, revoked } = newPlayer({ kind: 'whole' })
  player.load(short)
  player.play()
  worker().reply(180)
  player.load(elsewhere)
  for (let piece = 0; piece < 30; piece += 1) worker().reply(180)
  expect([audio.src, revoked]).toEqual([elsewhere.audioUrl, []])
})

test('a pause while a session is made means that it will not begin by itself', () => {
  const { audio, player, worker } = newPlayer({ kind: 'whole' })
  player.load(short, { autoplay: true })
  worker().reply(180)
  player.pause()
  expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false })
  while (audio.src === '') worker().reply(180)
  audio.receive(180)
  expect(player.snapshot().status).toBe('ready')
})

/** Plays on a device that takes longer for each piece than it sounds. */
function playingSlowly() {
  const set = newPlayer()
  set.player.load(yaman, { autoplay: true })
  set.sources[0]?.open()
  set.worker().reply(600)
  set.audio.receive(600)
  for (let piece = 0; piece < 2; piece++) {
    set.sources[0]?.buffer.finish()
    set.clock.now += 6000
    set.worker().reply(600)
  }
  set.sources[0]?.buffer.finish()
  set.audio.advance(9.8)
  set.audio.starve()
  return set
}

test('a device that cannot keep ahead says how quickly it composes', () => {
  const { player, audio } = playingSlowly()
  expect(player.snapshot()).toMatchObject({ status: 'buffering', pace: 0.5 })
  audio.resume()
  expect(player.snapshot(), 'and goes on saying it').toMatchObject({
    status: 'playing',
    pace: 0.5,
  })
})

test('a session that was too slow is made as a whole, and plays on from its place', () => {
  const { player, audio, worker, revoked } = playingSlowly()
  player.makeWhole()
  expect(revoked).toEqual(['blob:1'])
  expect(player.snapshot()).toMatchObject({ status: 'loading', percent: 0, pace: null })
  expect(player.position().seconds).toBeCloseTo(9.8)
  while (audio.src === '') worker().reply(600)
  audio.receive(600)
  expect(player.snapshot().status).toBe('playing')
  expect(audio.seeks.at(-1)).toBeCloseTo(9.8)
  audio.fail(2)
  player.retry()
  expect(player.snapshot(), 'a retry makes it whole again').toMatchObject({ percent: 0 })
  player.load(short)
  expect(audio.src).toBe('blob:2')
})

test('an hour is made as a whole too', () => {
  const { player, worker } = newPlayer({ kind: 'whole' })
  player.load(recording({ audioUrl: '/recordings/yaman-60.mp3' }), { autoplay: true })
  expect(player.snapshot()).toMatchObject({ status: 'loading', percent: 0 })
  expect(worker().orders).toHaveLength(1)
})

const supporting = (...types: string[]) => ({
  isTypeSupported: (type: string) => types.includes(type),
})

test.each([
  ['Chromium', { MediaSource: supporting('audio/mpeg') }, 'mpeg'],
  ['Firefox', { MediaSource: supporting('audio/mp4; codecs="mp3"') }, 'mp4'],
  [
    'Safari on a Mac',
    { MediaSource: supporting('audio/mpeg'), ManagedMediaSource: supporting('audio/mpeg') },
    'mpeg',
  ],
  ['an iPhone', { ManagedMediaSource: supporting('audio/mpeg') }, 'mpeg, managed'],
  ['an iPhone before iOS 17.1', {}, 'whole'],
  ['a browser with no type of ours', { MediaSource: supporting() }, 'whole'],
])('%s plays a composed session its own way', (_, surroundings, expected) => {
  const way = wayOfPlaying(surroundings)
  const words = way.kind === 'stream' ? [way.packing, ...(way.isManaged ? ['managed'] : [])] : []
  expect(words.join(', ') || way.kind).toBe(expected)
})
