import { beforeEach, expect, test, vi } from 'vitest'
import { checkEmailLink, connectFirebase } from '~/services/identity/firebase.ts'

const SETTINGS = { apiKey: 'key', projectId: 'demo-alap', emulatorUrl: 'http://127.0.0.1:9' }

let email: unknown
beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: email, email }),
  )
})

// React cannot draw an object: it would take the whole page away.
test.each([{}, ['asha@example.com'], 7, true])(
  'the address of a code is a text, and %j is a reply that cannot be read',
  async (odd) => {
    const firebase = connectFirebase(SETTINGS, () => undefined)
    email = 'asha@example.com'
    expect(await firebase.checkResetCode('code')).toBe(email)
    expect(await checkEmailLink(SETTINGS, 'code')).toEqual({ from: email, to: email })
    email = odd
    await expect(firebase.checkResetCode('code')).rejects.toMatchObject({ kind: 'unexpected' })
    await expect(checkEmailLink(SETTINGS, 'code')).rejects.toMatchObject({ kind: 'unexpected' })
  },
)
