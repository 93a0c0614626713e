import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { changed, improvised, isSameMelody } from '~/domain/session/improvised.ts'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import { recording } from '~tests/audio/fake-audio.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const DAY = localDay('2026-03-03')
const yaman = ragaRecording(ragaFor('yaman'), 10)

test('the seed of a recording is the day', () => {
  const today = improvised(yaman, DAY, {})
  expect(today).toEqual({ ...yaman, audioUrl: '/recordings/yaman-10.mp3?seed=2026-03-03' })
  expect(improvised(yaman, localDay('2026-03-04'), {}).audioUrl).not.toBe(today.audioUrl)
})

test('the length, the Sa and the balance are those that the person wishes for', () => {
  expect(improvised(yaman, DAY, { minutes: 23, sa: 'cs3', balance: 'drone' })).toEqual({
    ...yaman,
    audioUrl: '/recordings/yaman-23.mp3?seed=2026-03-03&sa=cs3&balance=drone',
    minutes: 23,
  })
})

test('an improvisation that has a seed is heard again as it was', () => {
  const again = { ...yaman, audioUrl: '/recordings/yaman-10.mp3?seed=2026-03-01' }
  expect(improvised(again, DAY, { minutes: 23, sa: 'cs3', balance: 2 })).toBe(again)
})

test('a recording from elsewhere stays what it is', () => {
  const elsewhere = recording({ audioUrl: 'https://example.org/rain.mp3' })
  expect(improvised(elsewhere, DAY, { minutes: 23, sa: 'cs3', balance: 2 })).toBe(elsewhere)
  expect(changed(elsewhere, { minutes: 23 })).toBe(elsewhere)
})

test('a change keeps the seed and what is not changed', () => {
  const today = improvised(yaman, DAY, { minutes: null, sa: 'cs3', balance: -2 })
  expect(changed(today, { balance: 0 }).audioUrl).toBe(
    '/recordings/yaman-10.mp3?seed=2026-03-03&sa=cs3',
  )
  expect(changed(today, { sa: null, minutes: 60 })).toMatchObject({
    audioUrl: '/recordings/yaman-60.mp3?seed=2026-03-03&balance=-2',
    minutes: 60,
  })
})

test('a drone swells with a breath until it is to stay even', () => {
  const breath = { in: 4, full: 0, out: 6, empty: 0 }
  const swelling = improvised(yaman, DAY, { breath })
  expect(swelling.audioUrl).toBe('/recordings/yaman-10.mp3?seed=2026-03-03&breath=4-0-6-0')
  expect(changed(swelling, { sa: 'd3' }).audioUrl).toContain('&breath=4-0-6-0')
  expect(changed(swelling, { breath: null }).audioUrl).toBe(
    '/recordings/yaman-10.mp3?seed=2026-03-03',
  )
  expect(isSameMelody(swelling.audioUrl, changed(swelling, { breath: null }).audioUrl)).toBe(true)
})

test('a journey in another length gives its first raga a third of it', () => {
  const journey = { ...yaman, audioUrl: '/recordings/yaman-10+desh-12.mp3', minutes: 22 }
  expect(changed(journey, { minutes: 30, sa: 'd3' })).toMatchObject({
    audioUrl: '/recordings/yaman-10+desh-20.mp3?sa=d3',
    minutes: 30,
  })
})

test.each([
  ['/recordings/yaman-10.mp3?seed=a&sa=cs3', '/recordings/yaman-10.mp3?seed=a&balance=2', true],
  ['/recordings/yaman-10.mp3?seed=a', '/recordings/yaman-10.mp3?seed=b', false],
  ['/recordings/yaman-10.mp3', '/recordings/yaman-11.mp3', false],
  ['/bell.mp3', '/bell.mp3', false],
])('whether %s and %s have one melody: %s', (one, other, expected) => {
  expect(isSameMelody(one, other)).toBe(expected)
})

test('what a coin chose sounds the same, and heard again it is what a person chose', () => {
  const audioUrl = '/recordings/bageshri-5+desh-10.mp3?seed=2026-11-25&sa=cs3'
  const byCoin = changed({ ...yaman, audioUrl }, { byCoin: true })
  expect(byCoin.audioUrl).toBe(`${audioUrl}&by=coin`)
  expect(isSameMelody(audioUrl, byCoin.audioUrl)).toBe(true)
  expect(changed(byCoin, { byCoin: false }).audioUrl).toBe(audioUrl)
})
