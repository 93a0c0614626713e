import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { identity } from '~/services/identity/identity.ts'
import { startIdentityService } from '~tests/support/identity/identity-service.ts'

/** The real identity service for one test file; a new person is signed in before each test. */
export function accountService(name = 'Asha') {
  let service: Awaited<ReturnType<typeof startIdentityService>> | undefined
  const network = setupServer()
  const person = { name, email: '', password: 'a quiet raga' }
  let people = 0

  beforeAll(async () => {
    service = await startIdentityService()
    network.listen({ onUnhandledRequest: 'bypass' })
  })
  afterAll(async () => {
    network.close()
    await service?.stop()
  })
  beforeEach(async () => {
    network.resetHandlers()
    people += 1
    person.email = `asha${people}@example.com`
    await identity.createAccount(person)
  })

  return {
    network,
    /** The person of the present test. */
    person,
    /** The code in the last e-mail to an address; `null` when there was none. */
    codeOf: async (email: string) => (await service?.resetCodeOf(email)) ?? null,
  }
}
