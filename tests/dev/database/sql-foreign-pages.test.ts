import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startSqlEndpoint } from '~dev/database/sql/sql-endpoint.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import { FOREIGN, rawRequest } from '~tests/support/raw-request.ts'

// Nothing listens on port 1: what reaches PostgreSQL fails.
const postgres = { port: 1, ownerUrl: 'postgresql://nobody@127.0.0.1:1/none' }
const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,neon-connection-string',
}
const SQL = {
  Authorization: `Bearer ${unsignedToken('meera')}`,
  'Neon-Connection-String': 'postgresql://authenticated@database.example/alap',
}
const post = { method: 'POST', body: '{"query":"select 1","params":[]}' }
let url: string
let requests: number

beforeEach(async () => {
  requests = 0
  const onRequest = () => {
    requests += 1
  }
  const endpoint = await startSqlEndpoint({ postgres, projectId: 'demo-alap', onRequest })
  onTestFinished(endpoint.stop)
  url = endpoint.url
})

test.each(FOREIGN)('a request with %j is refused before any SQL', async (headers) => {
  for (const answer of [
    await rawRequest(url, { ...headers, ...SQL }, post),
    await rawRequest(url, { ...headers, ...PREFLIGHT }, { method: 'OPTIONS' }),
    await rawRequest(url, headers),
    await rawRequest(`${url}/elsewhere`, headers),
  ]) {
    expect([answer.status, answer.text]).toEqual([403, ''])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.headers).not.toHaveProperty('access-control-allow-headers')
  }
  expect(requests).toBe(0)
})

test.each(['http://127.0.0.1:5173', 'http://localhost:5173'])(
  'the app’s page at %s is accepted as by Neon',
  async (Origin) => {
    const asking = await rawRequest(url, { Origin, ...PREFLIGHT }, { method: 'OPTIONS' })
    expect([asking.status, asking.headers['access-control-allow-origin']]).toEqual([200, '*'])
    const told = await rawRequest(url, { Origin, 'Sec-Fetch-Site': 'cross-site', ...SQL }, post)
    expect([told.status, told.headers['access-control-allow-origin']]).toEqual([400, '*'])
    expect(told.text).toContain('ECONNREFUSED')
    expect(requests).toBe(1)
  },
)
