import { expect, test } from 'vitest'
import { callOf, rowOf, type Write } from '~/data/write.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'

test.each(EVERY_WRITE)(
  'the write $kind stored as JSON and read again makes the same call',
  (write) => {
    const kept: Write = JSON.parse(JSON.stringify(write))
    expect(callOf(kept)).toEqual(callOf(write))
  },
)

test.each(EVERY_WRITE)('the write $kind names the row it changes', (write) => {
  expect(rowOf(write)).toMatch(/^[a-z]+( [a-z0-9-]+)?$/)
})
