import { expect, test } from 'vitest'
import { destinationOf } from '~/features/auth/login-page.tsx'

test.each(['/journal', '/audio/bhupali?from=mail'])(
  'the sign-in leads to %s, the page that was asked for',
  (from) => {
    expect(destinationOf({ from }, 'asha-uid')).toBe(from)
  },
)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', '/journal'],
  ['an object', { from: { pathname: '/journal' } }],
  ['another site', { from: 'https://evil.example/journal' }],
  ['another host', { from: '//evil.example/journal' }],
  ['another host behind a backslash', { from: '/\\evil.example' }],
  ['another host behind a tab', { from: '/\t/evil.example' }],
  ['another host behind a dot', { from: '/.//evil.example' }],
  ['a script', { from: 'javascript:alert(1)' }],
  ['a relative path', { from: 'journal' }],
  ['the login page itself', { from: '/login?mode=resetPassword' }],
  ['the landing page', { from: '/' }],
])('the sign-in leads to the dashboard for %s', (_name, state) => {
  expect(destinationOf(state, 'asha-uid')).toBe('/dashboard')
})

test('a page on which a sign-in ended leads back for the same person alone', () => {
  const state = { from: '/profile', of: 'asha-uid' }
  expect(destinationOf(state, 'asha-uid')).toBe('/profile')
  expect(destinationOf(state, 'leela-uid')).toBe('/dashboard')
  expect(destinationOf({ ...state, of: null }, 'asha-uid')).toBe('/dashboard')
})
