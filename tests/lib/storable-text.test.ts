import { expect, test } from 'vitest'
import { storableText } from '~/lib/storable-text.ts'

test.each([
  ['a\0b\0', 'ab'],
  ['half \ud83d', 'half �'],
  ['whole 🙂', 'whole 🙂'],
  ['', ''],
])('the text %j is stored as %j', (text, stored) => {
  expect(storableText(text)).toBe(stored)
})
