import { beforeEach, expect, test, vi } from 'vitest'
import { checkMailLink, connectFirebase } from '~/services/identity/firebase.ts'

const SETTINGS = { apiKey: 'key', projectId: 'demo-alap', emulatorUrl: 'http://127.0.0.1:9' }

let email: unknown
let requestType = ''
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ requestType, newEmail: email, email }))
})

// React cannot draw an object: it would take the whole page away.
test.each([{}, ['asha@example.com'], 7, true])(
  'the address of a code is a text, and %j is a reply that cannot be read',
  async (odd) => {
    const firebase = connectFirebase(SETTINGS, () => undefined)
    const checkReset = () => {
      requestType = 'PASSWORD_RESET'
      return firebase.checkResetCode('code')
    }
    const checkLink = () => {
      requestType = 'VERIFY_AND_CHANGE_EMAIL'
      return checkMailLink(SETTINGS, 'change-email', 'code')
    }
    email = 'asha@example.com'
    expect(await checkReset()).toBe(email)
    expect(await checkLink()).toEqual({ from: email, to: email })
    email = odd
    await expect(checkReset()).rejects.toMatchObject({ kind: 'unexpected' })
    await expect(checkLink()).rejects.toMatchObject({ kind: 'unexpected' })
  },
)
