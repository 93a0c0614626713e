import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from '~/domain/my-data/rows-to-import.ts'

const MOST = 1_000_000

test('the batches send every row once, in order, in parts that are not too large', () => {
  const row = fc.nat(400_000).map((length) => ({ content: 'ध'.repeat(length) }))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const parts = partsOf(rows)
      expect(parts.flat()).toEqual(rows)
      for (const part of parts) expect(JSON.stringify(part).length).toBeLessThanOrEqual(MOST + 2)
    }),
    { numRuns: 30 },
  )
})

test('the batches have at most a thousand rows a part, however short they are', () => {
  const rows = Array.from({ length: 2001 }, (_, n) => ({ n }))
  expect(partsOf(rows).map((part) => part.length)).toEqual([1000, 1000, 1])
})

test('the batches of no rows are empty', () => {
  expect(partsOf([])).toEqual([])
})
