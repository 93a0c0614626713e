import { expect, test } from 'vitest'
import { partOfDay } from '~/domain/day/greeting.ts'
import { storageKeyOf } from '~/services/identity/stored-account.ts'
import {
  appDocument,
  beginningScript,
  GREETING_SCRIPT,
  SIGN_IN_SCRIPT,
} from '~dev/prerender/app-document.ts'

type Device = {
  readonly pathname?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly now?: Date
  readonly hasWorker?: boolean
}

const account = (displayName?: string) => ({
  [storageKeyOf('a-key')]: JSON.stringify({ uid: 'u', displayName, stsTokenManager: {} }),
})

/** What stands in the document after its script, or nothing. */
function greetingOn(device: Device): string | null {
  return begunOn(device).words
}

function begunOn(device: Device): { words: string | null; fonts: string | undefined } {
  const { pathname = '/dashboard', stored = {}, now = new Date() } = device
  const root = { dataset: {} as { fonts?: string } }
  const serviceWorker = { controller: device.hasWorker ? {} : null }
  const line = { textContent: '' }
  const greeting = { hidden: true as boolean, querySelector: () => line }
  const storage = Object.create({ getItem: (key: string) => stored[key] ?? null }, {})
  const head = { append: ({ rel, href }: Link) => begun.push(`${rel} ${href}`) }
  const begun: string[] = []
  type Link = { readonly rel: string; readonly href: string }
  const beginning = beginningScript({
    scripts: ['/assets/home.js'],
    database: 'https://data.example',
    signIn: { scripts: ['/assets/sign-in.js'], font: '/assets/letters.woff2' },
    firstSession: ['/assets/first-session.js'],
  })
  const names = 'location localStorage document navigator Date'
  new Function(...names.split(' '), beginning + GREETING_SCRIPT)(
    { pathname },
    Object.assign(storage, stored),
    { getElementById: () => greeting, createElement: () => ({}), head, documentElement: root },
    { serviceWorker },
    function clock() {
      return now
    },
  )
  const both = ['modulepreload /assets/home.js', 'preconnect https://data.example']
  const ofSignIn = ['modulepreload /assets/sign-in.js', 'preload /assets/letters.woff2']
  const ofFirst = ['modulepreload /assets/first-session.js']
  const own: Record<string, readonly string[]> = { '/login': ofSignIn, '/try': ofFirst }
  expect(begun).toEqual(greeting.hidden ? (own[pathname] ?? []) : both)
  return { words: greeting.hidden ? null : line.textContent, fonts: root.dataset.fonts }
}

test('the greeting is the one of home in every hour', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(2026, 10, 23, hour, 30)
    expect(greetingOn({ stored: account('Asha Rao'), now })).toBe(`Good ${partOfDay(hour)}, Asha`)
  }
})

test.each([[undefined], [''], ['  ']])(
  'a person with the name %j is greeted without one',
  (name) => {
    const now = new Date(2026, 10, 3, 9)
    expect(greetingOn({ stored: account(name), now })).toBe('Good morning')
  },
)

test.each<[string, Device]>([
  ['on another page', { pathname: '/journal', stored: account('Asha') }],
  ['on the page of a first session, which fetches its own', { pathname: '/try' }],
  ['on the sign-in page, which fetches its own', { pathname: '/login', stored: account('Asha') }],
  ['with nobody signed in', { stored: { 'alap:something': '{}' } }],
  ['with a broken sign-in', { stored: { [storageKeyOf('a-key')]: '{' } }],
  ['with a sign-in that is none', { stored: { [storageKeyOf('a-key')]: '{"uid":"u"}' } }],
])('nobody is greeted %s', (_, device) => {
  expect(greetingOn(device)).toBeNull()
})

test('fonts follow the data of home where no worker has kept them, and nowhere else', () => {
  const home = { stored: account('Asha') }
  expect(begunOn(home).fonts).toBe('later')
  expect(begunOn({ ...home, hasWorker: true }).fonts).toBeUndefined()
  expect(begunOn({ ...home, pathname: '/journal' }).fonts).toBeUndefined()
})

test('the document does not learn the names of days before home is there', () => {
  expect(beginningScript({ scripts: [] }) + GREETING_SCRIPT).not.toMatch(/Locale|Intl/)
})

test('a name is text in the document, whatever it holds', () => {
  expect(greetingOn({ stored: account('<img/src/onerror=alert(1)>') })).toMatch(
    /, <img\/src\/onerror=alert\(1\)>$/,
  )
  expect(beginningScript({ scripts: [] })).not.toContain('preconnect')
  expect(GREETING_SCRIPT).not.toMatch(/innerHTML|insertAdjacent|write\(/)
})

/** The mode of the sign-in page that its document begins, or nothing. */
function signInBegunAt(address: string, stored: Device['stored'] = {}, state: unknown = null) {
  const { pathname, search } = new URL(address, 'https://alap.example')
  let begun: string | undefined
  const replaceWith = (content: string) => {
    begun = content
  }
  const getElementById = (id: string) => (id === 'greeting' ? { replaceWith } : { content: id })
  const document = { getElementById, documentElement: { dataset: {} } }
  new Function('location', 'history', 'localStorage', 'document', SIGN_IN_SCRIPT)(
    { pathname, search },
    { state },
    stored,
    document,
  )
  return begun
}

test('the sign-in page begins in the mode of its address', () => {
  expect(signInBegunAt('/login')).toBe('sign-in')
  expect(signInBegunAt('/login?mode=create')).toBe('create-account')
  expect(signInBegunAt('/login?mode=other')).toBe('sign-in')
})

test.each<[string, Parameters<typeof signInBegunAt>]>([
  ['on another page', ['/dashboard']],
  ['for somebody who is signed in and led on', ['/login', account('Asha')]],
  ['by a link of an e-mail', ['/login?mode=resetPassword&oobCode=a']],
  ['after the code of a link has left the address', ['/login', {}, { usr: { mailLink: {} } }]],
])('the sign-in page does not begin %s', (_, given) => {
  expect(signInBegunAt(...given)).toBeUndefined()
})

test('the document has its styles and scripts in it, before the place of the app', () => {
  const shell =
    '<head><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body>'
  const page = appDocument(shell, {
    css: 'p::before{content:"$&"}',
    scripts: [],
    signInModes: { one: '<p>$&</p>' },
  })
  expect(page).not.toContain('a.css')
  expect(page).toContain('<style>p::before{content:"$&"}</style>')
  expect(page.indexOf('id="greeting"')).toBeLessThan(page.indexOf('id="root"'))
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<style>'))
  expect(page).toMatch(/<template id="one"><div id="greeting" inert [^>]*><p>\$&<\/p><\/div>/)
  expect(page.match(/<script>/g)).toHaveLength(3)
})

test('what the first script imports is fetched early, and runs as a task of its own', () => {
  const entry = '<script type="module" crossorigin src="/app.js"></script>'
  const preloads = ['/a.js', '/b.js'].map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
  )
  const shell = `<head>${entry}${preloads.join('')}</head><body><div id="root"></div></body>`
  const page = appDocument(shell, { css: '', scripts: [], signInModes: {} })
  for (const preload of preloads) expect(page).toContain(preload)
  expect(page.match(/<script type="module" async crossorigin src="\/[ab]\.js">/g)).toHaveLength(2)
  expect(page).toContain(entry)
})
