import { expect, test } from 'vitest'
import { emailWords, nameWords } from '~/ui/feedback/account-field-words.ts'

test('a field of an account says what to enter', () => {
  expect(emailWords('missing')).toBe('Enter your email address.')
  expect(emailWords('no-address')).toBe(
    'This is not an email address yet. It looks like name@example.com.',
  )
  expect(nameWords('missing')).toBe('Enter your full name.')
  expect(nameWords({ length: 101, longest: 100 })).toBe(
    'This name has 101 characters. Use at most 100.',
  )
})
