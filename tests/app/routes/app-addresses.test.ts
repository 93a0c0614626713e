import { expect, test } from 'vitest'
import { ROUTES } from '~/app/routes/routes.ts'
import { APP_ADDRESSES, isAppAddress } from '~/lib/shell/app-addresses.ts'

test('every page of the route table but the landing page gets the document of the app', () => {
  const pages = ROUTES.map(({ path }) => path.replace(':id', '*')).filter((path) => path !== '/')
  expect([...APP_ADDRESSES].sort()).toEqual(pages.sort())
})

test.each([
  ['/login', true],
  ['/journal/', true],
  ['/audio/raga-yaman', true],
  ['/onboarding/astrology', true],
  ['/', false],
  ['/audio/one/two', false],
  ['/onboarding', false],
  ['/dashboard.html', false],
  ['/recordings/yaman-10.mp3', false],
  ['/sitemap.xml', false],
])('the path %s gets the document of the app: %s', (path, expected) => {
  expect(isAppAddress(path)).toBe(expected)
})
