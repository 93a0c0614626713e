import { expect, onTestFinished, test } from 'vitest'
import { startAuthEmulator } from '~dev/stand-ins/auth-emulator.ts'
import { startGeocoder } from '~dev/stand-ins/geocoder.ts'
import { emulatorRequests } from '~tests/support/identity/emulator-requests.ts'
import { FOREIGN, rawRequest } from '~tests/support/raw-request.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

async function startEmulator() {
  const emulator = await startAuthEmulator({
    folder: await temporaryFolder(),
    projectId: 'demo-alap',
    appUrl: 'http://127.0.0.1:5173',
    log: () => undefined,
  })
  onTestFinished(emulator.stop)
  return emulator
}

const CODES = '/emulator/v1/projects/demo-alap/oobCodes'
const CONFIG = '/emulator/v1/projects/demo-alap/config'
const OWNER = '/identitytoolkit.googleapis.com/v1/projects/demo-alap/accounts:batchGet'

test('a page of another site reads no reset code and no account from the Auth emulator', async () => {
  const { url } = await startEmulator()
  const { signUp, askForReset } = emulatorRequests(url)
  await signUp('asha@example.org')
  await askForReset('asha@example.org')

  for (const headers of FOREIGN) {
    for (const path of [CODES, CONFIG, OWNER]) {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const sent = { ...headers, Authorization: 'Bearer owner' }
        const answer = await rawRequest(url + path, sent, { method })
        expect([answer.status, answer.text]).toEqual([403, ''])
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      }
    }
  }
})

test.each(['http://127.0.0.1:5173', 'http://localhost:5173'])(
  'the app’s page at %s is accepted by the Auth emulator',
  async (origin) => {
    const { url } = await startEmulator()
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' }
    const { status } = await rawRequest(url + CODES, headers)
    expect(status).toBe(200)
    const asking = { ...headers, 'Access-Control-Request-Method': 'POST' }
    const preflight = await rawRequest(url + CODES, asking, { method: 'OPTIONS' })
    expect(preflight.headers).toHaveProperty('access-control-allow-origin')
  },
)

test('a page of another site cannot read or control an HTTP stand-in', async () => {
  const standIn = await startGeocoder()
  onTestFinished(standIn.stop)
  const { url, requests } = standIn

  for (const headers of FOREIGN) {
    for (const [method, path, body] of [
      ['GET', '/search?q=Ujjain&format=json', ''],
      ['OPTIONS', '/search', ''],
      ['GET', '/stand-in/requests', ''],
      ['POST', '/stand-in/next', '{"answer":"429"}'],
      ['PUT', '/stand-in/next', '{"answer":"429"}'],
    ] as const) {
      const answer = await rawRequest(url + path, headers, { method, body })
      expect([answer.status, answer.text]).toEqual([403, ''])
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
  }
  expect(requests()).toBe(0)
  const own = await rawRequest(`${url}/search?q=Ujjain&format=json`, {
    Origin: 'http://localhost:5173',
  })
  expect([own.status, own.headers['access-control-allow-origin']]).toEqual([200, '*'])
})
