import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { env } from '~/services/env.ts'
import { applyMailLink, checkMailLink, signInAside } from '~/services/identity/firebase.ts'
import { identity } from '~/services/identity/identity.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'

let service: Awaited<ReturnType<typeof startIdentityService>>

let people = 0
const newPerson = (name = 'Asha') => {
  people += 1
  return { name, email: `person${people}@example.com`, password: 'a quiet raga' }
}

beforeAll(async () => {
  service = await startIdentityService()
})

afterAll(() => service.stop())

function uidNow(): string {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : ''
}

describe('the identity service of the emulator', () => {
  test('an account is made, named, and found again on the device without a call', async () => {
    const person = newPerson('Asha Rao')
    await identity.createAccount(person)
    expect(identity.current()).toEqual({
      status: 'signed-in',
      person: {
        uid: expect.stringMatching(/.{20}/),
        email: person.email,
        emailVerified: false,
        name: 'Asha Rao',
      },
    })
    expect(await identity.idToken(uidNow())).toMatch(/^[\w-]+\.[\w-]+\./)
  })

  test('a person gets another name, and no other person’s record changes', async () => {
    await identity.createAccount(newPerson('Asha Rao'))
    await identity.rename(uidNow(), 'Usha')
    expect(identity.current()).toMatchObject({ person: { name: 'Usha' } })
    await expect(identity.rename('someone-else', 'Leela')).rejects.toMatchObject({
      kind: 'session-expired',
    })
    expect(identity.current()).toMatchObject({ person: { name: 'Usha' } })
  })

  test('a token renewed on demand is a new one', async () => {
    await identity.createAccount(newPerson())
    const uid = uidNow()
    expect(await identity.idToken(uid, true)).toMatch(/^[\w-]+\.[\w-]+\./)
  })

  test('a person signs out and in again', async () => {
    const person = newPerson()
    await identity.createAccount(person)
    const uid = uidNow()
    identity.signOut()
    expect(identity.current()).toEqual({ status: 'signed-out' })
    await identity.signIn(person)
    expect(uidNow()).toBe(uid)
    await identity.confirm()
    expect(uidNow()).toBe(uid)
  })

  test.each([
    ['a wrong password', { password: 'another' }, 'wrong-credentials'],
    ['an unknown address', { email: 'nobody@example.com' }, 'wrong-credentials'],
    ['an address that is none', { email: 'nobody' }, 'invalid-email'],
  ])(
    'the sign-in with %s is refused without a hint of which part was wrong',
    async (_name, part, kind) => {
      const person = newPerson()
      await identity.createAccount(person)
      identity.signOut()
      await expect(identity.signIn({ ...person, ...part })).rejects.toMatchObject({ kind })
      expect(identity.current()).toEqual({ status: 'signed-out' })
    },
  )

  test('an address in use and a short password are refused', async () => {
    const person = newPerson()
    await identity.createAccount(person)
    await expect(identity.createAccount(person)).rejects.toMatchObject({ kind: 'email-in-use' })
    await expect(
      identity.createAccount({ ...newPerson(), password: 'short' }),
    ).rejects.toMatchObject({ kind: 'weak-password' })
  })

  test('a disabled person is signed out when the token is renewed, and sees why', async () => {
    await identity.createAccount(newPerson())
    const uid = uidNow()
    await service.disable(uid)
    await expect(identity.idToken(uid, true)).rejects.toMatchObject({ kind: 'disabled' })
    expect(identity.current()).toEqual({ status: 'signed-out', because: 'disabled' })
  })
})

test('a password reset is sent, checked and completed, once', async () => {
  const person = newPerson()
  await identity.createAccount(person)
  identity.signOut()
  await identity.sendPasswordReset(person.email)
  const code = (await service.resetCodeOf(person.email)) ?? ''
  expect(await identity.checkResetCode(code)).toBe(person.email)
  await identity.completeReset(code, 'a new raga')
  await identity.signIn({ email: person.email, password: 'a new raga' })
  await expect(identity.checkResetCode(code)).rejects.toMatchObject({ kind: 'invalid-code' })
})

test('a password reset for an unknown address looks the same and sends nothing', async () => {
  await identity.sendPasswordReset('nobody@example.com')
  expect(await service.resetCodeOf('nobody@example.com')).toBeNull()
})

test('a password reset looks the same even where the service would reveal the account', async () => {
  await service.tellWhoHasAnAccount(true)
  try {
    await identity.sendPasswordReset('nobody@example.com')
    await expect(
      identity.signIn({ email: 'nobody@example.com', password: 'a quiet raga' }),
    ).rejects.toMatchObject({ kind: 'wrong-credentials' })
  } finally {
    await service.tellWhoHasAnAccount(false)
  }
})

describe('the links that the identity service mails', () => {
  /** The code of a link to verify the address of a new person. */
  async function verifyCode() {
    const person = newPerson()
    await identity.createAccount(person)
    await identity.sendVerification(uidNow())
    return { person, code: (await service.resetCodeOf(person.email)) ?? '' }
  }

  test('a link to verify names its address, verifies it once, and ends no sign-in', async () => {
    const { person, code } = await verifyCode()
    const uid = uidNow()
    const check = () => checkMailLink(env().firebase, 'verify-email', code)
    expect(await check()).toEqual({ from: null, to: person.email })
    await identity.lookAgain()
    expect(identity.current()).toMatchObject({ person: { emailVerified: false } })
    await applyMailLink(env().firebase, code)
    await identity.lookAgain()
    expect(identity.current()).toMatchObject({ person: { uid, emailVerified: true } })
    expect(await identity.idToken(uid, true)).toMatch(/^[\w-]+\./)
    await expect(check()).rejects.toMatchObject({ kind: 'invalid-code' })
  })

  test('a link to verify is sent to nobody but the person who is signed in', async () => {
    await verifyCode()
    await expect(identity.sendVerification('someone-else')).rejects.toMatchObject({
      kind: 'session-expired',
    })
  })

  test('a code is refused under the name of every other link, and stays good', async () => {
    const { person, code } = await verifyCode()
    for (const kind of ['reset-password', 'change-email', 'recover-email'] as const) {
      await expect(checkMailLink(env().firebase, kind, code)).rejects.toMatchObject({
        kind: 'other-code',
      })
    }
    await expect(identity.checkResetCode(code)).rejects.toMatchObject({ kind: 'other-code' })
    expect(await checkMailLink(env().firebase, 'verify-email', code)).toMatchObject({
      to: person.email,
    })
  })

  test('an address set at once gets a link to verify, and the old one a link to take it back', async () => {
    const person = newPerson()
    await identity.createAccount(person)
    const other = newPerson().email
    const aside = await signInAside(env().firebase, person)
    expect(await aside.setEmail(other)).toBe(true)
    await aside.end()
    const verify = (await service.resetCodeOf(other)) ?? ''
    expect(await checkMailLink(env().firebase, 'verify-email', verify)).toMatchObject({ to: other })
    const recover = (await service.resetCodeOf(person.email)) ?? ''
    expect(await checkMailLink(env().firebase, 'recover-email', recover)).toMatchObject({
      to: person.email,
    })
    await applyMailLink(env().firebase, recover)
    await identity.signIn(person)
    expect(identity.current()).toMatchObject({ person: { email: person.email } })
  })
})
