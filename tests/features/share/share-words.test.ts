import { expect, test } from 'vitest'
import { shareWords } from '~/features/share/share-words.ts'

const shared = { counted: 'streak', days: 12, raga: 'Bhupali', name: null } as const

test('the words to share describe a streak as days one after another', () => {
  expect(shareWords(shared)).toEqual({
    line: 'days of practice, one after another',
    text: '12 days of practice, one after another, with Indian classical music and Alap.',
    alt: 'The swara wheel of Bhupali, and within it: 12 days of practice, one after another. Alap.',
  })
})

test.each([
  ['total', 48, 'days of practice'],
  ['total', 1, 'day of practice'],
  ['streak', 1, 'day of practice'],
] as const)('the words to share for %s of %i are "%s"', (counted, days, line) => {
  expect(shareWords({ ...shared, counted, days }).line).toBe(line)
})

test('the name to share is on the picture alone, and only if it is given', () => {
  const { alt, text } = shareWords({ ...shared, name: 'Asha Rao' })
  expect(alt).toMatch(/another\. Asha Rao\. Alap\.$/)
  expect(text).not.toContain('Asha')
})
