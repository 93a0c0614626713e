import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { improvisationLink, linkedSession } from '~/domain/improvisation/improvisation-link.ts'

const DAY = localDay('2026-03-03')
const read = (search: string) => linkedSession(search, DAY)

test('a link leads to the same improvisation again, without anybody’s balance', () => {
  const address = '/recordings/yaman-23.mp3?seed=2026-02-01&sa=cs3'
  expect(read('?play=yaman&minutes=23&seed=2026-02-01&sa=CS3')?.audioUrl).toBe(address)
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
  expect(linked?.repairs).toEqual([{ repair: 'unknown-raga' }])
})

test.each([
  ['0', 3],
  ['61', 60],
  ['9999', 60],
  ['ten', 10],
  ['-5', 3],
  ['4.4', 4],
  ['', 10],
  ['1e1', 10],
])('a length of %j becomes %i minutes, and that is said', (minutes, expected) => {
  const linked = read(`?play=yaman&minutes=${minutes}&seed=a`)
  expect(linked?.audioUrl).toBe(`/recordings/yaman-${expected}.mp3?seed=a`)
  expect(linked?.repairs).toEqual([
    { repair: 'length', kind: 'session', least: 3, most: 60, minutes: expected },
  ])
})

test.each([
  ['c2', 'gs2'],
  ['g2', 'gs2'],
  ['a-1', 'gs2'],
  ['gs3', 'g3'],
  ['a3', 'g3'],
  ['c99', 'g3'],
  ['es3', 'f3'],
  ['bs2', 'c3'],
])('a Sa of %j becomes %j, the nearest one, and that is said', (sa, nearest) => {
  const linked = read(`?play=yaman&minutes=10&seed=a&sa=${sa}`)
  expect(linked?.audioUrl).toBe(`/recordings/yaman-10.mp3?seed=a&sa=${nearest}`)
  expect(linked?.repairs).toEqual([{ repair: 'sa', nearest }])
})

test.each(['__proto__', '', 'h3', 'c', '3', 'c3c'])(
  'a Sa of %j, which is no pitch, is replaced by the usual one',
  (sa) => {
    const linked = read(`?play=yaman&minutes=10&seed=a&sa=${sa}`)
    expect(linked?.audioUrl).toBe('/recordings/yaman-10.mp3?seed=a')
    expect(linked?.repairs).toEqual([{ repair: 'sa', nearest: null }])
  },
)

test('a journey of two ragas can be linked to as well', () => {
  const address = '/recordings/malkauns-5+bhupali-10.mp3?seed=2026-02-01'
  const shared = improvisationOf(`${address}&by=coin`)
  const link = shared ? improvisationLink(shared) : ''
  expect(link).toBe('/session?play=malkauns&then=bhupali&minutes=15&seed=2026-02-01')
  expect(read(link.replace('/session', ''))).toEqual({ audioUrl: address, repairs: [] })
})

test('a journey that cannot be played as it is becomes the nearest one that can, and that is said', () => {
  expect(read('?play=yaman&then=bhupalii&minutes=10&seed=a')).toEqual({
    audioUrl: '/recordings/yaman-10.mp3?seed=a',
    repairs: [{ repair: 'unknown-second-raga', first: 'Yaman' }],
  })
  expect(read('?play=malkauns&then=bhupali&minutes=3&seed=a')).toEqual({
    audioUrl: '/recordings/malkauns-2+bhupali-4.mp3?seed=a',
    repairs: [{ repair: 'length', kind: 'journey', least: 6, most: 60, minutes: 6 }],
  })
})

test.each(['<script>', 'A', 'a'.repeat(33), '../..', '%00', ''])(
  'a seed of %j is replaced by today, and that is said',
  (seed) => {
    const linked = read(`?play=yaman&minutes=10&seed=${encodeURIComponent(seed)}`)
    expect(linked?.audioUrl).toBe('/recordings/yaman-10.mp3?seed=2026-03-03')
    expect(linked?.repairs).toEqual([{ repair: 'damaged' }])
  },
)

test('a link of which only the raga is left plays, and says all that was put right', () => {
  const linked = read('?play=desh')
  expect(linked?.audioUrl).toBe('/recordings/desh-10.mp3?seed=2026-03-03')
  expect(linked?.repairs).toHaveLength(2)
})
