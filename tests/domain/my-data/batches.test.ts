import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inRequests, partsOf } from '~/domain/my-data/batches.ts'

const MOST = 1_000_000

test('every row is sent once, in its order, in parts that are not too large', () => {
  const row = fc.nat(400_000).map((length) => ({ content: 'ध'.repeat(length) }))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const parts = partsOf(rows).map((text) => ({ text }))
      expect(parts.flatMap(({ text }) => JSON.parse(text))).toEqual(rows)
      const requests = inRequests(parts)
      expect(requests.flat()).toEqual(parts)
      for (const request of requests) {
        const length = request.reduce((sum, { text }) => sum + text.length, 0)
        expect(length).toBeLessThanOrEqual(MOST + 2)
      }
    }),
    { numRuns: 30 },
  )
})

test('a thousand rows a part, however short they are', () => {
  const rows = Array.from({ length: 2001 }, (_, n) => ({ n }))
  const parts = partsOf(rows)
  expect(parts.map((text) => JSON.parse(text).length)).toEqual([1000, 1000, 1])
  expect(inRequests(parts.map((text) => ({ text })))).toHaveLength(1)
})

test('nothing makes no part', () => {
  expect(partsOf([])).toEqual([])
  expect(inRequests([])).toEqual([])
})
