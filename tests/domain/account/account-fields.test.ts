import { expect, test } from 'vitest'
import {
  emailFault,
  isSameAddress,
  nameFault,
  passwordFault,
} from '~/domain/account/account-fields.ts'

test.each(['asha@example.com', '  asha@example.co.in ', 'a+b@c.d'])(
  '%j can be an address',
  (email) => {
    expect(emailFault(email)).toBeUndefined()
  },
)

test.each(['asha', 'asha@example', '@example.com', 'a b@example.com', 'a@b@c.de'])(
  '%j is not an address yet',
  (email) => {
    expect(emailFault(email)).toBe('no-address')
  },
)

test('an address that is left out is asked for', () => {
  expect(emailFault(' ')).toBe('missing')
})

test('an address is the same in capitals and with spaces around it', () => {
  expect(isSameAddress(' Asha@Example.com', 'asha@example.com ')).toBe(true)
  expect(isSameAddress('asha@example.com', 'usha@example.com')).toBe(false)
})

test('a name has up to 100 characters, of which an emoji is one', () => {
  expect(nameFault(' ')).toBe('missing')
  expect(nameFault(`  ${'🙂'.repeat(100)} `)).toBeUndefined()
  expect(nameFault('a'.repeat(101))).toEqual({ length: 101, longest: 100 })
})

test('a new password has at least 8 characters, of which an emoji is one', () => {
  expect(passwordFault('')).toBe('missing')
  expect(passwordFault('a quiet')).toEqual({ shortest: 8 })
  expect(passwordFault('🙂'.repeat(7))).toEqual({ shortest: 8 })
  expect(passwordFault('a quiet ')).toBeUndefined()
})
