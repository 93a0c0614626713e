import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detailsOf } from '~/domain/birth/shared-birth.ts'
import {
  chartFragment,
  chartLink,
  readChartFragment,
} from '~/features/astrology/share/chart-link.ts'
import { randomStream } from '~/raga/random.ts'
import { treeOf } from '~tests/fuzz/json-tree.ts'
import { mutatedJson, pick } from '~tests/fuzz/mutate-json.ts'
import { anyShared, NOW, PUNE } from './any-birth.ts'

const SHARED = { birth: PUNE, sureToMinutes: 15 }
const FRAGMENT = chartFragment(SHARED)
const read = (fragment: string) => readChartFragment(fragment, NOW)
const because = (fragment: string) => {
  const result = read(fragment)
  return result?.status === 'refused' ? result.because : ''
}

/** A fragment that carries any text as its details, whole as far as its check goes. */
function carrying(text: string): string {
  const payload = Buffer.from(text, 'utf8').toString('base64url')
  let hash = 0x811c9dc5
  for (const letter of payload) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return `v1.${payload}.${(hash >>> 0).toString(36)}`
}

const VALUES = Object.values(detailsOf(SHARED))
const carryingChanged = (at: number, value: unknown) =>
  carrying(JSON.stringify(VALUES.with(at, value as never)))

test('a link is read back to exactly the birth it was made of, for every birth', () => {
  fc.assert(
    fc.property(anyShared, (shared) => {
      const fragment = chartFragment(shared)
      expect(read(fragment)).toEqual({ status: 'read', shared })
      expect(read(`#${fragment}`)).toEqual({ status: 'read', shared })
      expect(fragment.length).toBeLessThan(2000)
      expect(fragment).toMatch(/^[\w.-]+$/)
    }),
    { numRuns: 300 },
  )
})

test('a link holds the birth behind the sign that browsers send to no server', () => {
  const link = new URL(chartLink(SHARED, 'https://alap.example'))
  expect(link.origin + link.pathname + link.search).toBe('https://alap.example/try/chart')
  expect(link.hash).toBe(`#${FRAGMENT}`)
})

test('a link keeps the earliest version readable', () => {
  const kept =
    'v1.WyIxOTkxLTAyLTI4IiwiMDU6NDAiLCJQdW5lIChQb29uYSksIE1haGFyYXNodHJhLCBJbmRpYSIsMTguNTIsNzMuODYsImF1dG8iLCJBc2lhL0tvbGthdGEiLDE5ODAwLG51bGxd.30lg5s'
  expect(read(kept)).toEqual({ status: 'read', shared: { birth: PUNE, sureToMinutes: null } })
})

test('a link with the longest name in the widest letters is still read', () => {
  const shared = { birth: { ...PUNE, place: 'पु'.repeat(150) }, sureToMinutes: null }
  expect(read(chartFragment(shared))).toEqual({ status: 'read', shared })
})

test('a link loses line breaks and marks that turn words round from the name of its place', () => {
  const shared = { birth: { ...PUNE, place: ' Pune\n\u202e(evil)\ud800 ' }, sureToMinutes: null }
  const result = read(chartFragment(shared))
  expect(result).toMatchObject({ shared: { birth: { place: 'Pune (evil)\ufffd' } } })
})

test('an address without a fragment is no link', () => {
  expect(read('')).toBeNull()
  expect(read('#')).toBeNull()
})

test('a link that was cut anywhere is refused with a sentence', () => {
  for (let length = 1; length < FRAGMENT.length; length += 1) {
    expect(because(FRAGMENT.slice(0, length)), `${length} letters`).toMatch(/^The link .*\.$/)
  }
})

test.each([
  ['of another version', FRAGMENT.replace('v1', 'v2'), /another version of Alap/],
  ['too long', `v1.${'A'.repeat(2000)}.0`, /longer than any/],
  ['of another page', 'main', /not whole/],
  ['that is no base64', carrying('[').replace(/\.\w+\./, '.A.'), /not whole/],
  ['that is no JSON', carrying('{'), /not whole/],
  ['that is no UTF-8', carrying('\ud800'), /not whole/],
  ['with too few parts', carrying('["1991-02-28"]'), /not whole/],
  ['with a day that does not exist', carryingChanged(0, '1991-02-30'), /day or its time/],
  ['with a time that does not exist', carryingChanged(1, '24:00'), /day or its time/],
  ['without a place', carryingChanged(2, ''), /place has no name/],
  ['with a place in reversed letters', carryingChanged(2, 'a\u202eb'), /place has no name/],
  [
    'with a place of 301 letters',
    carryingChanged(2, 'a'.repeat(301)),
    /no birth that Alap can read/,
  ],
  ['beyond the pole', carryingChanged(3, 91), /latitude must be/],
  ['too near a pole', carryingChanged(3, 70), /beyond 66°/],
  ['with a longitude of text', carryingChanged(4, '73.86'), /no birth that Alap can read/],
  ['in an unknown zone', carryingChanged(6, 'Asia/Nowhere'), /no time zone "Asia\/Nowhere"/],
  ['without a zone', carryingChanged(6, null), /contradict/],
  ['with an offset that its zone never had', carryingChanged(7, 0), /contradict/],
  ['with an offset of days', carryingChanged(7, 1e9), /contradict/],
  ['with half a second of offset', carryingChanged(7, 0.5), /no birth that Alap can read/],
  ['with local mean time of elsewhere', carryingChanged(5, 'LMT'), /contradict/],
  ['sure to less than nothing', carryingChanged(8, -1), /no birth that Alap can read/],
  ['of tomorrow', carryingChanged(0, '2026-06-02'), /not come yet/],
  ['of another age', carryingChanged(0, '1700-01-01'), /years 1800 to 2100/],
])('a link %s is refused with a sentence', (_, fragment, sentence) => {
  expect(because(fragment)).toMatch(sentence)
})

test('an offset that zone data may have corrected by an hour is believed, as for saved births', () => {
  expect(read(carryingChanged(7, 23_400))).toMatchObject({
    status: 'read',
    shared: { birth: { offsetSeconds: 23_400 } },
  })
})

const LETTERS = [...'ABab01-_.~%#&=?/ ', 'पु', '\u202e', '\0', 'v1.']

test('2,000 changed links never throw, and each is a birth that can be or a sentence', () => {
  const random = randomStream('changed links')
  const tally = { read: 0, refused: 0 }
  for (let at = 0; at < 2000; at += 1) {
    const place = Math.floor(random() * FRAGMENT.length)
    const fragment =
      at % 2 === 0
        ? FRAGMENT.slice(0, place) + pick(random, LETTERS) + FRAGMENT.slice(place + (at % 3))
        : carrying(mutatedJson(treeOf(VALUES), random).text)
    const result = read(fragment)
    if (!result) continue
    tally[result.status] += 1
    if (result.status === 'refused') expect(result.because, fragment).toMatch(/^The link .*\.$/s)
    else expect(read(chartFragment(result.shared)), fragment).toEqual(result)
  }
  expect(tally.read).toBeGreaterThan(20)
  expect(tally.refused).toBeGreaterThan(1000)
})
