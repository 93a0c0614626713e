import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '~/lib/call.ts'
import {
  type FakeDataApi,
  fakeDataApi,
  refusal,
  status,
} from '~tests/support/database/fake-data-api.ts'

let net: FakeDataApi
beforeEach(() => {
  net = fakeDataApi()
  return () => vi.unstubAllGlobals()
})

const one: Call = { name: 'ragas', args: {} }
const other: Call = { name: 'check_in', args: { day: '2026-03-04' } }

test('a call is a POST to its function, with the token and the arguments by name', async () => {
  expect(await net.connect().write(other)).toBe('check_in')
  expect(net.sent).toEqual([
    {
      url: 'https://api.example/db/rest/v1/rpc/check_in',
      method: 'POST',
      headers: {
        authorization: 'Bearer stored',
        'content-profile': 'api',
        'content-type': 'application/json',
      },
      credentials: 'omit',
      redirect: 'error',
      body: { day: '2026-03-04' },
    },
  ])
})

test('the address may end with a slash', async () => {
  await net.connect('https://api.example/rest/v1//').write(one)
  expect(net.sent[0]?.url).toBe('https://api.example/rest/v1/rpc/ragas')
})

test('a text that cannot be stored is repaired before it is sent', async () => {
  await net.connect().write({ name: 'save_entry', args: { content: 'a\0b \ud800', list: ['c\0'] } })
  expect(net.sent[0]?.body).toEqual({ content: 'ab \ufffd', list: ['c'] })
})

test.each([
  ['a lost network', new TypeError('Failed to fetch')],
  ['a time-out', new DOMException('timed out', 'TimeoutError')],
  ['a redirect', new TypeError('unexpected redirect')],
  ['a server fault', status(500)],
  ['a gateway that gave up', status(504)],
  ['too many requests', status(429)],
  ['a request that took too long', status(408)],
  ['a connection that broke', refusal(503, '08P01')],
  ['a database that is starting', refusal(503, 'PGRST001')],
  ['a body that breaks off', 'broken-off' as const],
])('a read is sent up to three times after %s, and a write twice', async (_name, fault) => {
  const db = net.connect()
  net.reply(fault, fault)
  expect(await db.read(one)).toBe('ragas')
  expect(net.pauses).toHaveLength(2)
  net.reply(fault, fault, fault)
  await expect(db.read(one)).rejects.toMatchObject({ name: 'DataError', kind: 'offline' })
  expect(net.sent).toHaveLength(6)
  net.reply(fault, fault)
  await expect(db.write(one)).rejects.toMatchObject({ name: 'DataError', kind: 'offline' })
  expect(net.sent).toHaveLength(8)
})

test.each([
  ['PGRST301', 401],
  ['PGRST302', 401],
  ['PGRST303', 401],
  ['28000', 403],
])('a call is tried once with a fresh token after the refusal %s', async (code, value) => {
  net.reply(refusal(value, code))
  await net.connect().read(one)
  expect(net.tokens).toEqual([false, true])
  expect(net.sent.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer stored',
    'Bearer fresh',
  ])
  expect(net.pauses).toEqual([])
  net.reply(refusal(value, code), refusal(value, code))
  await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'signed-out' })
  expect(net.sent).toHaveLength(4)
})

/** What a hotel, a company or a network's guard replies in the place of the database. */
const OF_OTHERS: readonly (readonly [string, () => Response])[] = [401, 403, 407].flatMap(
  (value) => {
    const replies = {
      'a page': '<!doctype html><title>Sign in to the network</title>',
      nothing: '',
      'other JSON': '{"error":{"code":"AccessDenied","message":"token expired"}}',
      'JSON with a message': '{"message":"Access denied by policy"}',
      'JSON with a code': '{"code":"AccessDenied","message":"not today"}',
    }
    return Object.entries(replies).map(
      ([name, text]) =>
        [`${value} and ${name}`, () => new Response(text, { status: value })] as const,
    )
  },
)

test.each(OF_OTHERS)('a reply of %s is no refusal of the database: it passes', async (_, reply) => {
  const db = net.connect()
  net.reply(reply(), reply())
  expect(await db.read(one)).toBe('ragas')
  net.reply(reply(), reply(), reply())
  await expect(db.read(one)).rejects.toMatchObject({ name: 'DataError', kind: 'offline' })
  net.reply(reply(), reply())
  await expect(db.write(one)).rejects.toMatchObject({ name: 'DataError', kind: 'offline' })
  expect(net.tokens).not.toContain(true)
})

test.each([401, 403])(
  'a token that Neon refuses in words, with the status %i, is renewed once',
  async (value) => {
    const words = 'JWT token has expired'
    net.reply(refusal(value, '', words), refusal(value, '', words))
    await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(net.tokens).toEqual([false, true])
  },
)

test.each([
  [404, 'PGRST202', 'outdated'],
  [300, 'PGRST203', 'outdated'],
  [406, 'PGRST106', 'outdated'],
  [404, '42883', 'outdated'],
  [400, '42703', 'outdated'],
  [400, '22P02', 'invalid'],
  [400, '22023', 'invalid'],
  [400, '23514', 'invalid'],
  [403, '42501', 'forbidden'],
  [400, 'PGRST102', 'unexpected'],
  [405, 'PGRST117', 'unexpected'],
  [413, 'PGRST999', 'invalid'],
  [500, 'XX000', 'unexpected'],
])('the refusal %i %s is %s, and is not sent again', async (value, code, kind) => {
  net.reply(refusal(value, code))
  await expect(net.connect().write(one)).rejects.toMatchObject({ name: 'DataError', kind })
  expect(net.sent).toHaveLength(1)
})

test.each([
  [413, 'invalid'],
  [404, 'unexpected'],
  [302, 'unexpected'],
  [507, 'unexpected'],
])('the status %i without a message is %s, and is not sent again', async (value, kind) => {
  net.reply(status(value))
  await expect(net.connect().write(one)).rejects.toMatchObject({ name: 'DataError', kind })
  expect(net.sent).toHaveLength(1)
})

test.each(['55P03', '57014', '57P01', '25006', '25P03', '58P01'])(
  'the refusal %s is tried again, and then is a disturbance',
  async (code) => {
    net.reply(refusal(500, code))
    expect(await net.connect().write(one)).toBe('ragas')
    net.reply(refusal(500, code), refusal(500, code))
    await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'disturbed' })
  },
)

test('two copies of a write that conflict in flight are settled by sending it again', async () => {
  net.reply(refusal(409, '23505'))
  expect(await net.connect().write(one)).toBe('ragas')
  net.reply(refusal(409, '23505'), refusal(409, '23505'))
  await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'invalid' })
})

test.each(['<html>', '', '{"outcome":', 'undefined'])(
  'the reply %j is malformed, and is not sent again',
  async (text) => {
    net.reply(new Response(text, { status: 200 }))
    await expect(net.connect().read(one)).rejects.toMatchObject({
      name: 'DataError',
      kind: 'malformed',
    })
    expect(net.sent).toHaveLength(1)
  },
)

test('the words of the database’s refusal are not in the words of the error', async () => {
  net.reply(refusal(400, '23514', 'Failing row contains (words-of-somebody)'))
  const error: unknown = await net
    .connect()
    .write(one)
    .catch((thrown: unknown) => thrown)
  expect(String(error)).not.toContain('words-of-somebody')
})
