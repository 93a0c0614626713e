import { expect, onTestFinished, test, vi } from 'vitest'
import { Stream } from '~/audio/composed/stream.ts'
import type { StreamWay } from '~/audio/composed/stream-options.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'

const MINUTES = 60
const MOST_ROUNDS = 1_000

const PLAIN: StreamWay = { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' }

function streaming(minutes = MINUTES, way = PLAIN) {
  const set = fakeComposer()
  const { sources, ways, revoked, streaming: browser } = fakeStreaming()
  const audio = new FakeAudio()
  const faults: string[] = []
  const stream = new Stream({
    element: audio.element,
    composer: set.composer,
    address: `/recordings/yaman-${minutes}.mp3`,
    seconds: minutes * 60,
    way,
    streaming: browser,
    onFault: (fault) => faults.push(fault),
    onSlow: () => {},
  })
  const [source] = sources
  if (!source) throw new Error('No source was made')
  audio.duration = minutes * 60
  const { buffer } = source
  /** The composer and the buffer do what they are asked, until neither has anything to do. */
  const settle = () => {
    let rounds = 0
    const finishAll = () => {
      while (buffer.finish()) comeRound()
    }
    const comeRound = () => {
      rounds += 1
      if (rounds > MOST_ROUNDS) throw new Error('The stream never comes to rest')
    }
    for (let orders = -1; orders !== set.worker().orders.length; comeRound()) {
      orders = set.worker().orders.length
      finishAll()
      const last = set.worker().orders.at(-1)
      if (last && last !== answered) {
        answered = last
        set.worker().reply(minutes * 60)
      }
      finishAll()
    }
  }
  let answered: unknown
  return { ...set, audio, stream, source, ways, buffer, faults, revoked, settle }
}

/** Open, asked to play, and with as much as it wants. */
function playing(minutes = MINUTES) {
  const set = streaming(minutes)
  set.source.open()
  set.audio.paused = false
  set.audio.dispatchEvent(new Event('play'))
  set.settle()
  return set
}

function seek({ audio }: ReturnType<typeof streaming>, seconds: number) {
  audio.currentTime = seconds
  audio.deliver()
}

test('the length is known before anything is made', () => {
  const { source } = streaming()
  expect(source.buffer.span).toBeNull()
  source.open()
  expect(source.duration).toBeCloseTo(3600.036, 6)
  expect(source.types).toEqual(['audio/mpeg'])
})

test('a session that nobody has asked to play is made for a few seconds only', () => {
  const { source, buffer, settle } = streaming()
  source.open()
  settle()
  expect(buffer.span?.[0]).toBe(0)
  expect(buffer.span?.[1]).toBeGreaterThanOrEqual(6)
  expect(buffer.span?.[1]).toBeLessThan(12)
})

test('six minutes ahead are kept while it plays, and one behind', () => {
  const set = playing()
  expect(set.buffer.span?.[1]).toBeGreaterThanOrEqual(360)
  expect(set.buffer.span?.[1]).toBeLessThan(486)
  for (let minute = 1; minute <= 20; minute++) {
    set.audio.advance(60)
    set.settle()
    const [from, to] = set.buffer.span ?? [0, 0]
    expect(to - from).toBeLessThan(360 + 60 + 60)
    expect(to).toBeGreaterThanOrEqual(Math.min(3600, minute * 60 + 360))
    expect(from).toBeLessThanOrEqual(Math.max(0, minute * 60 - 60))
  }
})

test('a seek within what is there asks for nothing again', () => {
  const set = playing()
  const { length } = set.worker().orders
  seek(set, 300)
  expect(
    set
      .worker()
      .orders.slice(length)
      .every(({ run }) => run === 0),
  ).toBe(true)
})

test('a seek far away empties the buffer and begins a run on the grid that reaches beyond it', () => {
  const set = playing()
  seek(set, 2885)
  const order = set.worker().orders.at(-1)
  expect([order?.from, order?.piece]).toEqual([2880, 0])
  expect(order?.seconds).toBeGreaterThan(5)
  set.settle()
  expect(set.buffer.span?.[0]).toBe(2880)
  expect(set.buffer.timestampOffset).toBe(2880)
  expect(set.buffer.span?.[1]).toBeGreaterThanOrEqual(2885 + 360)
})

test('of seeks in quick succession the last one wins', () => {
  const set = playing()
  for (const seconds of [600, 3000, 1200, 2400]) seek(set, seconds)
  set.settle()
  expect(set.buffer.span?.[0]).toBe(2394)
  const runs = set.worker().orders.map(({ run }) => run)
  expect(new Set(runs).size).toBe(5)
})

test('a piece of the run before a seek does not get in, however it was on its way', () => {
  const set = streaming()
  set.source.open()
  set.worker().reply(3600)
  expect(set.buffer.updating).toBe(true)
  seek(set, 1800)
  set.buffer.finish()
  expect(set.buffer.updating).toBe(true)
  set.buffer.finish()
  expect(set.buffer.span).toBeNull()
  set.settle()
  expect(set.buffer.span?.[0]).toBe(1800)
})

test('where the browser refuses more, half of the window is kept from then on', () => {
  const set = streaming()
  set.buffer.most = 300
  set.source.open()
  set.audio.paused = false
  set.audio.dispatchEvent(new Event('play'))
  set.settle()
  expect(set.buffer.span?.[1]).toBeLessThanOrEqual(300)
  const { length } = set.worker().orders
  set.audio.advance(30)
  set.settle()
  expect(set.worker().orders).toHaveLength(length)
  while (set.audio.currentTime < 1200) {
    set.audio.advance(30)
    set.settle()
    const at = set.audio.currentTime
    const [from, to] = set.buffer.span ?? [0, 0]
    expect(from).toBeLessThanOrEqual(at)
    expect(to - at, `ahead of ${at} s`).toBeGreaterThan(60)
  }
  expect(set.buffer.refusals).toBeLessThan(4)
})

test('the end of the session is the end of the stream, and a seek opens it again', () => {
  const set = playing(3)
  expect(set.source.readyState).toBe('ended')
  expect(set.buffer.span?.[1]).toBeCloseTo(set.source.duration, 6)
  const { length } = set.worker().orders
  seek(set, 179.9)
  expect(set.worker().orders).toHaveLength(length)
})

test('a source that opens again after its end keeps the buffer that it has', () => {
  const set = playing(3)
  const { length } = set.worker().orders
  set.source.open()
  set.audio.advance(1)
  expect(set.worker().orders).toHaveLength(length)
  expect(set.source.types).toEqual(['audio/mpeg'])
  expect(set.source.readyState).toBe('ended')
})

/** Plays, and its worker ends with a piece on its way; returns until when there is sound. */
function endWorker(set: ReturnType<typeof playing>): number {
  set.audio.advance(60)
  set.worker().dispatchEvent(new Event('error'))
  expect(set.faults).toEqual([])
  return set.buffer.span?.[1] ?? 0
}

test('when its worker ends, another run goes on from the grid in time, and what is there plays on', () => {
  const set = playing()
  const end = endWorker(set)
  set.audio.advance(end - 60 - 31)
  expect(set.workers).toHaveLength(1)
  set.audio.advance(2)
  expect(set.workers).toHaveLength(2)
  const from = set.worker().orders.at(-1)?.from ?? 0
  expect(end - from).toBeLessThan(9)
  expect(from % 9).toBe(0)
  while (set.buffer.finish());
  expect(set.buffer.span?.[1], 'what leads there stays').toBe(from)
  set.settle()
  expect(set.buffer.timestampOffset).toBe(from)
  expect(set.buffer.span?.[0]).toBeLessThan(set.audio.currentTime)
  expect(set.buffer.span?.[1]).toBeGreaterThan(end + 100)
  expect(set.faults).toEqual([])
})

test('when the run after an ended one ends too, the last is tried where the sound ends, and then told', () => {
  const set = playing()
  const end = endWorker(set)
  set.audio.advance(end - 60 - 29)
  set.worker().dispatchEvent(new Event('error'))
  while (set.buffer.finish());
  const left = (set.buffer.span?.[1] ?? 0) - set.audio.currentTime
  set.audio.advance(left - 1)
  expect(set.workers).toHaveLength(2)
  set.audio.advance(0.6)
  expect(set.workers).toHaveLength(3)
  set.worker().dispatchEvent(new Event('error'))
  expect(set.faults).toEqual(['composer'])
})

test('a worker that is gone without a word is missed after fifteen seconds, once', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const set = streaming()
  set.source.open()
  set.audio.paused = false
  set.audio.dispatchEvent(new Event('play'))
  vi.advanceTimersByTime(14_000)
  expect(set.workers).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(set.workers).toHaveLength(2)
  expect(set.workers[0]?.isTerminated).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(set.workers).toHaveLength(2)
  set.settle()
  expect(set.buffer.span?.[1]).toBeGreaterThan(360)
  set.stream.close()
})

test('a worker that is gone is replaced before the sound ends', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const set = playing()
  set.audio.advance(10)
  vi.advanceTimersByTime(15_000)
  expect(set.workers).toHaveLength(1)
  const end = set.buffer.span?.[1] ?? 0
  set.audio.advance(end - 10 - 29)
  expect(set.workers).toHaveLength(2)
  set.settle()
  expect(set.buffer.span?.[1]).toBeGreaterThan(end)
  set.stream.close()
})

test('thirty seconds stay ahead in a pause', () => {
  const set = playing()
  seek(set, 1800)
  set.audio.paused = true
  set.settle()
  const ahead = (set.buffer.span?.[1] ?? 0) - 1800
  expect(ahead).toBeGreaterThanOrEqual(30)
  expect(ahead).toBeLessThan(40)
})

test('after sound that cannot be decoded nothing more is taken', () => {
  const set = streaming()
  set.source.open()
  set.audio.error = { code: 3, message: '' }
  set.worker().reply(3600)
  expect(set.buffer.updating).toBe(false)
})

test('a managed source is made where there is none other, and forgets what it likes', () => {
  const set = streaming(MINUTES, { ...PLAIN, isManaged: true })
  expect(set.ways[0]?.isManaged).toBe(true)
  expect(set.audio.disableRemotePlayback).toBe(true)
  set.source.open()
  set.audio.paused = false
  set.audio.dispatchEvent(new Event('play'))
  set.settle()
  set.buffer.hole = [20, 300]
  const runs = () => new Set(set.worker().orders.map(({ run }) => run)).size
  set.audio.advance(19)
  expect(runs()).toBe(1)
  set.audio.advance(0.7)
  expect(runs()).toBe(2)
  set.settle()
  expect(set.buffer.span?.[0]).toBe(18)
  expect(set.buffer.span?.[1]).toBeGreaterThan(360)
  set.stream.close()
  expect(set.audio.disableRemotePlayback).toBe(false)
})

test('a fault with nothing left to hear is told', () => {
  const { faults, worker } = streaming()
  worker().send({ run: 0, piece: 0, fault: 'encoder' })
  expect(faults).toEqual(['encoder'])
})

test('a stream that was closed asks for nothing and tells nothing more', () => {
  const set = playing()
  const { length } = set.worker().orders
  set.stream.close()
  seek(set, 1800)
  set.audio.advance(600)
  set.worker().send({ run: 0, piece: length, fault: 'composer' })
  expect(set.worker().orders).toHaveLength(length)
  expect(set.faults).toEqual([])
  expect(set.revoked).toEqual(['blob:1'])
})
