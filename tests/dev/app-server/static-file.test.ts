import { expect, test } from 'vitest'
import { partOf } from '~dev/app-server/static-file.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=9-3', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
] as const)('of a hundred bytes, %s asks for %o', (range, part) => {
  expect(partOf(range, 100)).toEqual(part)
})
