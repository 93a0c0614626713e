import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'
import { lineValue } from '../open-profile.tsx'
import { accountService } from './account-service.ts'
import { noteOf, openAccount } from './open-account.tsx'

standInDatabase()
const { person, codeOf, verify } = accountService()

const CORRECT = 'Correct it'

/** The form of a person whose address is verified, unless it is to be corrected. */
async function openForm(button = 'Send the link') {
  if (button !== CORRECT) await verify()
  const page = await openAccount()
  await page.user.click(screen.getByText('E-mail'))
  const email = screen.getByLabelText<HTMLInputElement>(/New e-mail/)
  const password = screen.getByLabelText<HTMLInputElement>(/Password for this change/)
  const send = async (address: string, secret = person.password) => {
    for (const [field, value] of [
      [email, address],
      [password, secret],
    ] as const) {
      await page.user.clear(field)
      if (value) await page.user.type(field, value)
    }
    await page.press(button)
  }
  return { ...page, email, password, send }
}

test('changing the e-mail sends a link to the new address and changes nothing yet', async () => {
  const { email, password, send } = await openForm()
  expect(noteOf(email)).toContain(`until then you sign in with ${person.email}`)
  await send(`new-${person.email}`)
  await screen.findByText(new RegExp(`A link is on its way to new-${person.email}`))
  expect(password.value).toBe('')
  expect(await codeOf(person.email)).not.toBeNull()
  expect(await lineValue('E-mail')).toBe(`${person.email}, verified`)
  await identity.signIn(person)
})

test.each([
  ['no address', () => ['', ''], /Enter your email address/],
  ['what is none', () => ['asha', 'x'], /not an email address yet/],
  ['the present one', () => [person.email.toUpperCase(), 'x'], /the address you have now/],
])(
  'changing the e-mail to %s is refused at the field, and no request is sent',
  async (_, typed, words) => {
    const { email, send } = await openForm()
    const asked = vi.fn()
    network.use(http.post(/accounts:/, asked))
    const [address = '', secret = ''] = typed()
    await send(address, secret)
    await waitFor(() => expect(noteOf(email)).toMatch(words))
    expect(document.activeElement).toBe(email)
    expect(email.value).toBe(address)
    expect(asked).not.toHaveBeenCalled()
  },
)

test('changing the e-mail asks for the password, and reports a wrong one', async () => {
  const { email, password, send } = await openForm()
  await send(`new-${person.email}`, '')
  await waitFor(() => expect(noteOf(password)).toBe('Enter your password.'))
  await send(`new-${person.email}`, 'another')
  await waitFor(() =>
    expect(noteOf(password)).toBe('This is not your password. Your address is as it was.'),
  )
  expect(document.activeElement).toBe(password)
  expect(email.value).toBe(`new-${person.email}`)
  expect(await codeOf(person.email)).toBeNull()
})

test('changing the e-mail reports that an address has an account, and keeps what was typed', async () => {
  const taken = { ...person, email: `taken-${person.email}` }
  await identity.createAccount(taken)
  await identity.signIn(person)
  const { email, send } = await openForm()
  await send(taken.email)
  await waitFor(() => expect(noteOf(email)).toMatch(/an account with this address already/))
  expect(email.value).toBe(taken.email)
})

const refusal = (message: string) =>
  HttpResponse.json({ error: { code: 400, message } }, { status: 400 })

test.each([
  ['no network', () => HttpResponse.error(), /cannot be reached/],
  ['too long a sign-in', () => refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'), /a fresh sign-in/],
  ['too many attempts', () => refusal('TOO_MANY_ATTEMPTS_TRY_LATER'), /too many attempts/],
])(
  'changing the e-mail reports %s, keeps what was typed, and works at the next try',
  async (_, answer, words) => {
    network.use(http.post(/accounts:sendOobCode/, answer))
    const { email, password, send, press } = await openForm()
    await send(`new-${person.email}`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(words)
    expect(alert.textContent).toContain('Your address is as it was.')
    expect(email.value).toBe(`new-${person.email}`)
    expect(password.value).toBe(person.password)
    network.reset()
    await press('Send the link')
    await screen.findByText(new RegExp(`A link is on its way to new-${person.email}`))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('changing the e-mail to an address that the service refuses is reported at the field', async () => {
  network.use(http.post(/accounts:sendOobCode/, () => refusal('INVALID_NEW_EMAIL')))
  const { email, send } = await openForm()
  await send(`new-${person.email}`)
  await waitFor(() => expect(noteOf(email)).toMatch(/No e-mail can be sent to this address/))
})

test('an address that is not verified is corrected at once, and a link goes to the new one', async () => {
  const corrected = `right-${person.email}`
  const { email, send } = await openForm(CORRECT)
  expect(await lineValue('E-mail')).toBe(`${person.email}, not verified yet`)
  expect(noteOf(email)).toContain('We send a link to this address')
  await send(corrected)
  await screen.findByText('Your e-mail is corrected')
  expect(await lineValue('E-mail')).toBe(`${corrected}, not verified yet`)
  expect(identity.current()).toMatchObject({ person: { email: corrected, emailVerified: false } })
  expect(await codeOf(corrected)).not.toBeNull()
  await identity.signIn({ ...person, email: corrected })
  await expect(identity.signIn(person)).rejects.toMatchObject({ kind: 'wrong-credentials' })
})

test('an address that is not verified changes by a link where the service wants that', async () => {
  network.use(
    http.post(/accounts:update/, () =>
      refusal('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.'),
    ),
  )
  const { send } = await openForm(CORRECT)
  await send(`right-${person.email}`)
  await screen.findByText(new RegExp(`A link is on its way to right-${person.email}`))
  expect(await lineValue('E-mail')).toBe(`${person.email}, not verified yet`)
  await identity.signIn(person)
})

test('an address that is not verified stays with a wrong password, or where the new one is taken', async () => {
  const taken = { ...person, email: `taken-${person.email}` }
  await identity.createAccount(taken)
  await identity.signIn(person)
  const { email, password, send } = await openForm(CORRECT)
  await send(taken.email, 'another')
  await waitFor(() => expect(noteOf(password)).toMatch(/This is not your password/))
  await send(taken.email)
  await waitFor(() => expect(noteOf(email)).toMatch(/an account with this address already/))
  expect(await lineValue('E-mail')).toBe(`${person.email}, not verified yet`)
})
