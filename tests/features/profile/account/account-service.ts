import { afterAll, beforeAll, beforeEach } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'
import { network } from '~tests/support/network.ts'

/** The real identity service for one test file; a new person is signed in before each test. */
export function accountService(name = 'Asha') {
  let service: Awaited<ReturnType<typeof startIdentityService>> | undefined
  const person = { name, email: '', password: 'a quiet raga' }
  let people = 0

  beforeAll(async () => {
    service = await startIdentityService()
  })
  afterAll(async () => {
    await service?.stop()
  })
  beforeEach(async () => {
    network.reset()
    people += 1
    person.email = `asha${people}@example.com`
    await identity.createAccount(person)
  })

  const verifyElsewhere = async () => {
    const state = identity.current()
    if (state.status === 'signed-in') await service?.verify(state.person.uid)
  }

  return {
    /** The person of the present test. */
    person,
    /** The person's link was opened, and this page knows. */
    verify: async () => {
      await verifyElsewhere()
      await identity.lookAgain()
    },
    /** The person's link was opened on another device. */
    verifyElsewhere,
    /** The code in the last e-mail to an address; `null` when there was none. */
    codeOf: async (email: string) => (await service?.resetCodeOf(email)) ?? null,
  }
}
