import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '~/lib/call.ts'
import type { EarlyCall } from '~/services/database/early-call.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'

const CATALOGUE: Call = { name: 'catalogue', args: { known: 'a version' } }
const HOST = 'https://data.example'
const SQL = { connectionString: 'postgresql://authenticated@ep.data.example/alap', endpoint: HOST }

/** The driver's request for a call, with what it takes for the reply. */
let sent: { url: string; body: string }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body })
    if (url.includes('/rpc/')) return new Response('"sent"')
    return new Response(results('"sent"', JSON.parse(body).queries.length))
  })
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(globalThis, 'earlyCalls')
  }
})

/** A reply over SQL to so many statements, of which the last returned this JSON. */
function results(json: string, statements = 2): string {
  const fields = [{ name: 'reply', dataTypeID: 114 }]
  const result = { fields, rows: [[json]], rowCount: 1, command: 'SELECT' }
  const before = Array.from({ length: statements - 1 }, () => ({ ...result, rows: [['0']] }))
  return JSON.stringify({ results: [...before, result] })
}

/** A call that nothing asks for. */
const OTHER = { url: 'https://elsewhere.example', body: '{}' }

function leave(early: Partial<EarlyCall>): void {
  const usual = { token: 'token', reply: Promise.resolve(new Response(results('["early"]'))) }
  Reflect.set(globalThis, 'earlyCalls', [
    { ...OTHER, ...usual },
    { ...usual, ...early },
  ])
}

/** The request for a call, as the driver itself writes it. */
async function requestOf(call: Call): Promise<{ url: string; body: string }> {
  await neonSql(SQL)('read', call, 'token')
  const [request] = sent.splice(0)
  if (!request) throw new Error('The driver sent nothing.')
  return request
}

test('the reply to the call that the document has sent is taken, once', async () => {
  leave(await requestOf(CATALOGUE))
  const door = neonSql(SQL)
  expect(await door('read', CATALOGUE, 'token')).toEqual(['early'])
  expect(sent).toEqual([])
  expect(await door('read', CATALOGUE, 'token')).toBe('sent')
  expect(sent).toHaveLength(1)
})

test('a call of another person, of other arguments or that writes is sent itself', async () => {
  leave(await requestOf(CATALOGUE))
  const door = neonSql(SQL)
  expect(await door('read', CATALOGUE, 'another token')).toBe('sent')
  expect(await door('read', { ...CATALOGUE, args: { known: 'other' } }, 'token')).toBe('sent')
  expect(await door('write', CATALOGUE, 'token')).toBe('sent')
  expect(sent).toHaveLength(3)
})

test.each<[string, () => Promise<Response>]>([
  ['did not arrive', () => Promise.reject(new TypeError('offline'))],
  ['was refused', async () => new Response('{"message":"JWT has expired"}', { status: 400 })],
  ['failed', async () => new Response('', { status: 500 })],
  ['is no JSON', async () => new Response('<html>')],
  ['has no rows', async () => new Response('{"results":[]}')],
  ['has a column too many', async () => new Response(results('"a"').replace('[["0"]]', '[[1,2]]'))],
  ['holds something other than JSON', async () => new Response(results('{'))],
])('a call whose early reply %s is sent again', async (_, reply) => {
  leave({ ...(await requestOf(CATALOGUE)), reply: reply() })
  expect(await neonSql(SQL)('read', CATALOGUE, 'token')).toBe('sent')
  expect(sent).toHaveLength(1)
})

test.each<[string, unknown]>([
  ['a text', 'early'],
  ['nothing', null],
  ['an element of the page', { url: '', token: 'token', body: '', reply: 'no promise' }],
  ['a list without a call', [null, 'early', { url: '', token: '', body: '', reply: 1 }]],
])('%s where the early calls should be is left alone', async (_, value) => {
  Reflect.set(globalThis, 'earlyCalls', value)
  expect(await neonSql(SQL)('read', CATALOGUE, 'token')).toBe('sent')
})

test('over the Data API the early reply is taken for the same address, body and person', async () => {
  const door = neonDataApi(HOST)
  const url = `${HOST}/rpc/${CATALOGUE.name}`
  const reply = Promise.resolve(new Response('["early"]'))
  leave({ url, body: JSON.stringify(CATALOGUE.args), reply })
  expect(await door('read', CATALOGUE, 'another token')).toBe('sent')
  expect(await door('read', { ...CATALOGUE, name: 'first' }, 'token')).toBe('sent')
  expect(await door('read', CATALOGUE, 'token')).toEqual(['early'])
  expect(await door('read', CATALOGUE, 'token')).toBe('sent')
})
