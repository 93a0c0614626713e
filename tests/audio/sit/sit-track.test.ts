import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSitTrack, type TrackNews } from '~/audio/sit/sit-track.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function newTrack(setUp: Partial<FakeAudio> = {}) {
  const audio = Object.assign(new FakeAudio(), setUp)
  const { composer, worker } = fakeComposer()
  const { sources, revoked, streaming } = fakeStreaming()
  const stored: string[] = []
  const news: TrackNews['kind'][] = []
  const ticks: number[] = []
  const track = createSitTrack({
    create: () => audio.element,
    composed: {
      composer,
      way: { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' },
      streaming,
    },
    storage: { getItem: () => '0.8', setItem: (_, value) => stored.push(value) },
    recording: recording({ audioUrl: '/recordings/sit-600.mp3?ground=c3' }),
    onTick: () => ticks.push(track.place()),
    onNews: ({ kind }) => news.push(kind),
  })
  return { audio, worker, sources, revoked, stored, news, ticks, track }
}

test('nothing of a track is composed before it is to play, and its length is known then', () => {
  const { audio, sources, track } = newTrack()
  expect(sources).toHaveLength(0)
  track.play(0)
  sources[0]?.open()
  expect(sources[0]?.duration).toBeCloseTo(615.06, 2)
  expect([audio.plays, audio.seeks]).toEqual([1, []])
})

test('a track that begins at a place counts what was heard before it', () => {
  const { audio, ticks, track } = newTrack()
  track.play(300)
  audio.receive(615)
  audio.advance(10)
  expect(ticks.at(-1)).toBe(310)
  expect(track.heardSeconds()).toBe(310)
})

test('the place of a track at its end is its length, at every moment of looking', () => {
  const { audio, ticks, track } = newTrack()
  track.play(0)
  audio.receive(615)
  audio.advance(600)
  audio.playToTheEnd()
  expect(ticks.slice(-2)).toEqual([600, 615])
  expect(track.place()).toBe(615)
})

test('a track that a browser does not let play is held, and not lost', async () => {
  const { audio, news, track } = newTrack({ policy: 'NotAllowedError' })
  track.play(0)
  await vi.advanceTimersByTimeAsync(0)
  audio.receive(615)
  expect(news.at(-1)).toBe('held')
  expect(news).not.toContain('lost')
})

test('a pause of a track that was asked for is no news', () => {
  const { audio, news, track } = newTrack()
  track.play(0)
  audio.receive(615)
  expect(news.at(-1)).toBe('sounding')
  const before = news.length
  track.pause()
  audio.deliver()
  expect(news).toHaveLength(before)
})

test('the fade of a track changes no volume that is kept', () => {
  const { audio, stored, revoked, track } = newTrack()
  track.play(0)
  audio.receive(615)
  expect(audio.volume).toBe(0.8)
  track.fadeAway()
  vi.advanceTimersByTime(2_500)
  expect(audio.volume).toBeCloseTo(0.57)
  vi.advanceTimersByTime(2_500)
  expect([audio.src, revoked, stored]).toEqual(['', ['blob:1'], []])
  expect(vi.getTimerCount()).toBe(0)
})
