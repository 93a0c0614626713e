import { expect, test } from 'vitest'
import { byteRange } from '~dev/app-server/byte-range.ts'

const part = (start: number, end: number) => ({ kind: 'part', start, end })
const whole = { kind: 'whole' }
const outside = { kind: 'outside' }

test.each([
  ['bytes=0-1', part(0, 1)],
  ['bytes=0-', part(0, 999)],
  ['bytes=990-', part(990, 999)],
  ['bytes=999-999', part(999, 999)],
  ['bytes=10-99999999999999999999', part(10, 999)],
  ['bytes=-5', part(995, 999)],
  ['bytes=-5000', part(0, 999)],
  ['bytes=-0', outside],
  ['bytes=1000-', outside],
  ['bytes=1000-2000', outside],
  ['bytes=5-2', outside],
  ['bytes=-', whole],
  ['bytes=a-b', whole],
  ['bytes=0-1,5-9', whole],
  ['items=0-1', whole],
  ['items=5000-', whole],
  [undefined, whole],
])('the range %s of a thousand bytes is read, refused or ignored', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected)
})
