import { expect, test } from 'vitest'
import { emailFault, isSameAddress, nameFault } from '~/domain/account/account-fields.ts'

test.each(['asha@example.com', '  asha@example.co.in ', 'a+b@c.d'])(
  '%j can be an address',
  (email) => {
    expect(emailFault(email)).toBeUndefined()
  },
)

test.each(['asha', 'asha@example', '@example.com', 'a b@example.com', 'a@b@c.de'])(
  '%j is not an address yet',
  (email) => {
    expect(emailFault(email)).toMatch(/^This is not an email address yet\./)
  },
)

test('an address that is left out is asked for', () => {
  expect(emailFault(' ')).toBe('Enter your email address.')
})

test('an address is the same in capitals and with spaces around it', () => {
  expect(isSameAddress(' Asha@Example.com', 'asha@example.com ')).toBe(true)
  expect(isSameAddress('asha@example.com', 'usha@example.com')).toBe(false)
})

test('a name has up to 100 characters, of which an emoji is one', () => {
  expect(nameFault(' ')).toBe('Enter your full name.')
  expect(nameFault(`  ${'🙂'.repeat(100)} `)).toBeUndefined()
  expect(nameFault('a'.repeat(101))).toBe('This name has 101 characters. Use at most 100.')
})
