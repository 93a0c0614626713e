import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { improvisationLink, linkedSession } from '~/domain/improvisation/improvisation-link.ts'

const DAY = localDay('2026-03-03')
const read = (search: string) => linkedSession(search, DAY)

test('a link leads to the same improvisation again, without anybody’s balance', () => {
  const address = '/recordings/yaman-23.mp3?seed=2026-02-01&sa=cs3'
  const shared = improvisationOf(`${address}&balance=-2`)
  const link = shared ? improvisationLink(shared) : ''
  expect(link).toBe('/session?play=yaman&minutes=23&seed=2026-02-01&sa=cs3')
  expect(read(link.replace('/session', ''))).toEqual({ audioUrl: address, repairs: [] })
})

test('an address that asks for nothing is no link', () => {
  expect(read('')).toBeNull()
  expect(read('?raga=yaman')).toBeNull()
})

test('a raga that Alap does not know is said, and nothing of the link is played', () => {
  const linked = read('?play=yamann&minutes=10&seed=a')
  expect(linked?.audioUrl).toBeNull()
  expect(linked?.repairs).toEqual([
    'The link names a raga that Alap does not know. This is what it suggests now.',
  ])
})

test.each([
  ['0', 3],
  ['61', 60],
  ['9999', 60],
  ['ten', 10],
  ['-5', 10],
  ['4.5', 10],
  ['', 10],
])('a length of %j becomes %i minutes, and that is said', (minutes, expected) => {
  const linked = read(`?play=yaman&minutes=${minutes}&seed=a`)
  expect(linked?.audioUrl).toBe(`/recordings/yaman-${expected}.mp3?seed=a`)
  expect(linked?.repairs).toEqual([
    `A session lasts 3 to 60 minutes, so this one lasts ${expected}.`,
  ])
})

test.each(['c2', 'a3', 'CS3', '__proto__', ''])('a Sa of %j is replaced by the usual one', (sa) => {
  const linked = read(`?play=yaman&minutes=10&seed=a&sa=${sa}`)
  expect(linked?.audioUrl).toBe('/recordings/yaman-10.mp3?seed=a')
  expect(linked?.repairs).toEqual([
    'The Sa of the link is not one of G♯2 to G3, so the usual one of the raga sounds.',
  ])
})

test.each(['<script>', 'A', 'a'.repeat(33), '../..', '%00', ''])(
  'a seed of %j is replaced by today, and that is said',
  (seed) => {
    const linked = read(`?play=yaman&minutes=10&seed=${encodeURIComponent(seed)}`)
    expect(linked?.audioUrl).toBe('/recordings/yaman-10.mp3?seed=2026-03-03')
    expect(linked?.repairs).toEqual([
      'The link is damaged: this is today’s improvisation, not the one that was shared.',
    ])
  },
)

test('a link of which only the raga is left plays, and says all that was put right', () => {
  const linked = read('?play=desh')
  expect(linked?.audioUrl).toBe('/recordings/desh-10.mp3?seed=2026-03-03')
  expect(linked?.repairs).toHaveLength(2)
})
