import { expect, test } from 'vitest'
import { keptStrings } from '~/raga/sound/strings/kept-strings.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

/** Strings that sound shortly are modelled quickly. */
const SECONDS = 0.1
const yaman = ragaFor('yaman')

test('strings are made once for a tuning, and used again', () => {
  const strings = keptStrings(yaman, 0, SECONDS)
  expect(strings).toHaveLength(4)
  expect(keptStrings(yaman, 0, SECONDS)).toBe(strings)
  expect(keptStrings({ ...yaman, name: 'Another of this tuning' }, 0, SECONDS)).toBe(strings)
})

test('another Sa, another first string and another instrument have strings of their own', () => {
  const strings = keptStrings(yaman, 0, SECONDS)
  expect(keptStrings({ ...yaman, tonicHz: 146.83 }, 0, SECONDS)).not.toBe(strings)
  expect(keptStrings(ragaFor('malkauns'), 0, SECONDS)).not.toBe(strings)
  expect(keptStrings(yaman, 3, SECONDS)).not.toBe(strings)
})

test('of many tunings the last four used are kept, and no more memory is taken', () => {
  const at = (tonicHz: number) => keptStrings({ ...yaman, tonicHz }, 0, SECONDS)
  const [first, second] = [at(110), at(120)]
  at(130)
  at(140)
  expect(at(110)).toBe(first)
  at(150)
  expect(at(110), 'used lately').toBe(first)
  expect(at(120), 'used longest ago').not.toBe(second)
})
