import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseManyRows } from '~/data/parse-rows.ts'

const shape = z.object({ id: z.int() })
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

test('many rows are read in their order, with room for others between', async () => {
  const paused = vi.spyOn(globalThis, 'setTimeout')
  expect(await parseManyRows(shape, rows(1201))).toEqual(rows(1201))
  expect(paused).toHaveBeenCalledTimes(3)
})

test.each([0, 1, 500])('%i rows are read at once', async (count) => {
  const paused = vi.spyOn(globalThis, 'setTimeout')
  expect(await parseManyRows(shape, rows(count))).toEqual(rows(count))
  expect(paused).not.toHaveBeenCalled()
})

test('a row that is not as promised is refused wherever it stands', async () => {
  const spoilt = rows(1201).map((row) => (row.id === 1200 ? { id: 'none' } : row))
  await expect(parseManyRows(shape, spoilt)).rejects.toMatchObject({ kind: 'malformed' })
})
