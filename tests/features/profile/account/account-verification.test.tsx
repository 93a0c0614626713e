import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'
import { lineValue } from '../open-profile.tsx'
import { accountService } from './account-service.ts'
import { noteOf, openAccount } from './open-account.tsx'

standInDatabase()
const { person, codeOf, verify, verifyElsewhere } = accountService()

const again = () => screen.getByRole('button', { name: 'Send again' })

beforeEach(() => localStorage.removeItem('alap:verification-sent'))

test('a link is sent again, and the next one waits for a minute, also after a reload', async () => {
  const page = await openAccount()
  expect(await lineValue('E-mail')).toBe(`${person.email}, not verified yet`)
  await page.press('Send again')
  await screen.findByText('The link is sent')
  expect(await codeOf(person.email)).not.toBeNull()
  expect(noteOf(again())).toBe('The link is on its way. Another can go in a minute.')

  const asked = vi.fn()
  network.use(http.post(/accounts:sendOobCode/, asked))
  await page.press('Send again')
  page.unmount()
  const reloaded = await openAccount()
  await reloaded.press('Send again')
  expect(noteOf(again())).toMatch(/Another can go in a minute/)
  expect(asked).not.toHaveBeenCalled()
  reloaded.unmount()

  localStorage.setItem(
    'alap:verification-sent',
    JSON.stringify({ uid: uidNow(), at: Date.now() - 57_000 }),
  )
  await openAccount()
  expect(noteOf(again())).not.toBe('')
  await waitFor(() => expect(noteOf(again())).toBe(''), { timeout: 20_000 })
})

test.each([
  ['rubbish', () => '{"uid":'],
  ['another person', () => JSON.stringify({ uid: 'ravi', at: Date.now() })],
  ['a time to come', () => JSON.stringify({ uid: uidNow(), at: Date.now() + 9e8 })],
])('a link can be sent where the device has kept %s', async (_, kept) => {
  localStorage.setItem('alap:verification-sent', kept())
  await openAccount()
  expect(noteOf(again())).toBe('')
})

test.each([
  ['too many requests', 'TOO_MANY_ATTEMPTS_TRY_LATER', /Many links went out already/],
  ['anything else', 'ODD', /The link could not be sent/],
])('a link that is refused for %s is worded, and can be tried again', async (_, message, words) => {
  network.use(
    http.post(/accounts:sendOobCode/, () =>
      HttpResponse.json({ error: { code: 400, message } }, { status: 400 }),
    ),
  )
  const page = await openAccount()
  await page.press('Send again')
  await screen.findByText(words)
  network.reset()
  await page.press('Send again')
  await screen.findByText('The link is sent')
})

test('a link opened on another device is known when the page is shown again', async () => {
  await openAccount()
  await verifyElsewhere()
  expect(await lineValue('E-mail')).toBe(`${person.email}, not verified yet`)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(async () => expect(await lineValue('E-mail')).toBe(`${person.email}, verified`))
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a verified address has nothing to send', async () => {
  await verify()
  await openAccount()
  expect(await lineValue('E-mail')).toBe(`${person.email}, verified`)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

function uidNow(): string {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : ''
}
