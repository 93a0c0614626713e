import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { minuteShape, parseReply } from '~/data/parse-reply.ts'
import { DataError } from '~/lib/data-error.ts'

const shape = z.object({ id: z.int() })
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
