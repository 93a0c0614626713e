import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { minuteShape, parseLongList, parseReply } from '~/data/parse-reply.ts'
import { DataError } from '~/lib/data-error.ts'

const shape = z.object({ id: z.int() })
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

test('a long list is read in its order, with room for others between', async () => {
  const paused = vi.spyOn(globalThis, 'setTimeout')
  expect(await parseLongList(shape, rows(1201))).toEqual(rows(1201))
  expect(paused).toHaveBeenCalledTimes(3)
})

test.each([0, 1, 500])('a list of %i is read at once', async (count) => {
  const paused = vi.spyOn(globalThis, 'setTimeout')
  expect(await parseLongList(shape, rows(count))).toEqual(rows(count))
  expect(paused).not.toHaveBeenCalled()
})

test('an item that is not as expected is refused at any place', async () => {
  const spoilt = rows(1201).map((row) => (row.id === 1200 ? { id: 'none' } : row))
  await expect(parseLongList(shape, spoilt)).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([null, undefined, 'text', { 0: { id: 1 } }, 7])(
  'the value %j is not a list',
  async (reply) => {
    await expect(parseLongList(shape, reply)).rejects.toMatchObject({ kind: 'malformed' })
  },
)

test('a minute is a minute of the day, or unknown', () => {
  for (const minute of [0, 1439, null]) expect(parseReply(minuteShape, minute)).toBe(minute)
  for (const minute of [-1, 1440, 7.5, '7']) {
    expect(() => parseReply(minuteShape, minute)).toThrow(DataError)
  }
})

test('a malformed reply is never repeated in the message of its error', () => {
  const secret = 'words of a person'
  expect(() => parseReply(shape, { id: secret })).toThrow(
    expect.objectContaining({
      kind: 'malformed',
      message: expect.not.stringContaining(secret),
    }),
  )
})
