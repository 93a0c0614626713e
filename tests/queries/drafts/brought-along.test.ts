import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { identity } from '~/services/identity/identity.ts'
import { asha, fromAnotherTab, keep, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'

const BIRTH = { date: '1991-02-28' }
const ravi = { ...asha, uid: 'ravi-uid', email: 'ravi@example.com', name: 'Ravi' }
const HALF_AN_HOUR = 1_800_000

let stop = () => {}

const signOut = () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
const inAnotherTab = (account: typeof asha) => fromAnotherTab(() => keep(account))

/** The form of this tab signs somebody in: the service replies while the form waits. */
const byForm = (account: typeof asha) =>
  broughtAlong.through(account.email, async () => {
    await Promise.resolve()
    inAnotherTab(account)
  })

/** All that this tab has stored. */
const stored = () => Object.values(sessionStorage).join()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  signInAsAsha()
  signOut()
  sessionStorage.clear()
  stop = broughtAlong.watch()
})
afterEach(() => {
  stop()
  broughtAlong.dropAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what a stranger takes along is there for the person whom the form of this tab signs in', async () => {
  expect(broughtAlong.keep('birth', BIRTH)).toBe(true)
  expect(broughtAlong.get('birth')).toEqual(BIRTH)
  await byForm(asha)
  expect(broughtAlong.get('birth')).toEqual(BIRTH)
})

test('what a stranger takes along survives a reload on the way, before and after the sign-in', async () => {
  broughtAlong.keep('birth', BIRTH)
  stop()
  stop = broughtAlong.watch()
  await byForm(asha)
  stop()
  stop = broughtAlong.watch()
  expect(broughtAlong.get('birth')).toEqual(BIRTH)
})

test.each([
  ['the person of the form', asha, BIRTH],
  ['nobody else', ravi, undefined],
])(
  'what a stranger takes along is for %s when the tab is reloaded in the middle of the sign-in',
  async (_, account, there) => {
    broughtAlong.keep('birth', BIRTH)
    let kept: [string, string][] = []
    await broughtAlong.through(asha.email, async () => {
      kept = Object.entries(sessionStorage)
    })
    inAnotherTab(account)
    // The page that waited for the service is gone before its reply.
    for (const [key, value] of kept) sessionStorage.setItem(key, value)
    expect(broughtAlong.get('birth')).toEqual(there)
  },
)

test('what a stranger takes along of one kind does not displace another', async () => {
  broughtAlong.keep('birth', BIRTH)
  broughtAlong.keep('first-session', 'a session')
  await byForm(asha)
  broughtAlong.drop('birth')
  expect(broughtAlong.get('first-session')).toBe('a session')
  broughtAlong.dropAll()
  expect(stored()).toBe('')
})

test('what a stranger takes along is gone when the person who brought it signs out', async () => {
  broughtAlong.keep('birth', BIRTH)
  await byForm(asha)
  signOut()
  expect(stored()).toBe('')
  await byForm(ravi)
  expect(broughtAlong.get('birth')).toBeUndefined()
})

test('what a stranger takes along is not for a second person who takes over without a sign-out', async () => {
  broughtAlong.keep('birth', BIRTH)
  await byForm(asha)
  await byForm(ravi)
  expect(broughtAlong.get('birth')).toBeUndefined()
  expect(stored()).toBe('')
})

test('what a stranger takes along is not for a person who signs in in another tab', async () => {
  broughtAlong.keep('birth', BIRTH)
  inAnotherTab(ravi)
  expect(broughtAlong.get('birth')).toBeUndefined()
  expect(stored()).toBe('')
  signOut()
  await byForm(asha)
  expect(broughtAlong.get('birth')).toBeUndefined()
})

test('what a stranger takes along is not for a person who was signed in while no page watched', async () => {
  broughtAlong.keep('birth', BIRTH)
  stop()
  inAnotherTab(ravi)
  stop = broughtAlong.watch()
  expect(stored()).toBe('')
})

test('what a stranger takes along stays through a refused attempt to sign in', async () => {
  broughtAlong.keep('birth', BIRTH)
  const refusal = new Error('wrong password')
  await expect(broughtAlong.through(asha.email, () => Promise.reject(refusal))).rejects.toBe(
    refusal,
  )
  await byForm(asha)
  expect(broughtAlong.get('birth')).toEqual(BIRTH)
})

test('what a stranger takes along ends after half an hour, also when nobody asks for it', async () => {
  broughtAlong.keep('birth', BIRTH)
  vi.advanceTimersByTime(HALF_AN_HOUR - 1)
  expect(broughtAlong.get('birth')).toEqual(BIRTH)
  vi.advanceTimersByTime(1)
  expect(stored()).toBe('')
  await byForm(asha)
  expect(broughtAlong.get('birth')).toBeUndefined()
})

test('what a stranger takes along gets no second half hour from a sign-in or a reload', async () => {
  broughtAlong.keep('birth', BIRTH)
  vi.advanceTimersByTime(HALF_AN_HOUR - 1000)
  await byForm(asha)
  stop()
  stop = broughtAlong.watch()
  vi.advanceTimersByTime(1000)
  expect(stored()).toBe('')
})

test('what a stranger takes along is not prolonged by a clock that is set back', () => {
  broughtAlong.keep('birth', BIRTH)
  vi.setSystemTime(Date.now() - 1000)
  expect(broughtAlong.get('birth')).toBeUndefined()
  expect(stored()).toBe('')
})

test('what a signed-in person takes along is theirs alone', async () => {
  inAnotherTab(asha)
  broughtAlong.keep('birth', BIRTH)
  expect(broughtAlong.get('birth')).toEqual(BIRTH)
  inAnotherTab(ravi)
  expect(broughtAlong.get('birth')).toBeUndefined()
})

test.each(['{', 'null', '[]', '{"uid":7,"at":0}', '{"uid":null}', '{"uid":null,"at":"now"}'])(
  'a forged record %s in the tab is nothing',
  async (text) => {
    sessionStorage.setItem('alap:brought-along', text)
    expect(broughtAlong.get('birth')).toBeUndefined()
    await byForm(asha)
    expect(broughtAlong.get('birth')).toBeUndefined()
  },
)

test('a tab that may store nothing says so, and signs in all the same', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(broughtAlong.keep('birth', BIRTH)).toBe(false)
  await byForm(asha)
  expect(identity.current()).toMatchObject({ person: { uid: asha.uid } })
  expect(broughtAlong.get('birth')).toBeUndefined()
})
