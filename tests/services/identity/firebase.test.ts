import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
      person: { uid: expect.stringMatching(/.{20}/), email: person.email, name: 'Asha Rao' },
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
