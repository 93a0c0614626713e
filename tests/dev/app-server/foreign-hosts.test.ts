import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startBuiltServer } from '~dev/app-server/built-server.ts'
import { startDevServer } from '~dev/app-server/dev-server.ts'
import { freePort } from '~dev/process/free-port.ts'
import { rawRequest } from '~tests/support/raw-request.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const REBOUND = ['evil.example', 'evil.example:5173', 'localhost.evil.example', '192.168.1.7:5173']
const OWN = ['127.0.0.1:5173', 'localhost:5173', '[::1]:5173']

async function startBuilt() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>Landing</title>')
  await writeFile(join(folder, 'app.html'), '<title>App</title>')
  await writeFile(join(folder, 'assets', 'app.js'), 'export {}')
  const server = await startBuiltServer(folder, 0)
  onTestFinished(server.stop)
  return server
}

test('the built app is not served under a foreign Host', async () => {
  const { url } = await startBuilt()
  for (const Host of REBOUND) {
    for (const path of ['/', '/login', '/assets/app.js', '/recordings/yaman-10.mp3']) {
      const { status, text } = await rawRequest(url + path, { Host })
      expect([status, text]).toEqual([403, ''])
    }
  }
  for (const Host of OWN) expect((await rawRequest(url, { Host })).status).toBe(200)
})

test('a link in a mail of another site opens the built app', async () => {
  const { url } = await startBuilt()
  const { status } = await rawRequest(`${url}/login?mode=resetPassword`, {
    'Sec-Fetch-Site': 'cross-site',
  })
  expect(status).toBe(200)
})

test('the preview keeps its files from other origins and asks no browser for TLS', async () => {
  const { url } = await startBuilt()
  for (const path of ['/', '/login', '/assets/app.js', '/recordings/none.mp3']) {
    const { headers } = await rawRequest(url + path, {})
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})

test('the app in development is not served under a foreign Host', async () => {
  const port = await freePort(0)
  const server = await startDevServer(port)
  onTestFinished(server.stop)
  const url = `http://127.0.0.1:${port}/login`
  for (const Host of REBOUND) expect((await rawRequest(url, { Host })).status).toBe(403)
  for (const Host of OWN) expect((await rawRequest(url, { Host })).status).not.toBe(403)
})
