import { beforeEach, expect, test, vi } from 'vitest'
import { DataError } from '~/lib/data-error.ts'
import { type FakeSql, fakeSql, refusal, status } from '~tests/support/database/fake-sql.ts'

let net: FakeSql
beforeEach(() => {
  net = fakeSql()
  return () => vi.unstubAllGlobals()
})

const one = { name: 'ragas', args: {} }

test.each([
  ['a lost network', new TypeError('Failed to fetch')],
  ['a time-out', new DOMException('timed out', 'TimeoutError')],
  ['a server fault', status(500)],
  ['too many requests', status(429)],
  ['a connection lost on the way', refusal('', 'connection closed')],
  ['a connection that broke', refusal('08006')],
  ['a database with no connection left', refusal('53300')],
  ['a serialization failure', refusal('40001')],
])('a read succeeds after %s twice, with pauses between', async (_name, fault) => {
  const again = () => (fault instanceof Response ? fault.clone() : fault)
  net.reply(again(), again(), 'good')
  expect(await net.connect().read(one)).toBe('select api.ragas() as reply')
  expect(net.sent).toHaveLength(3)
  expect(net.pauses).toHaveLength(2)
  expect(net.pauses.every((ms) => ms >= 0 && ms <= 2000)).toBe(true)
  net.reply(again(), again(), again())
  await expect(net.connect().read(one)).rejects.toMatchObject({
    name: 'DataError',
    kind: 'offline',
  })
})

test('a write with an unknown outcome is sent once more, and not a third time', async () => {
  net.reply(refusal(''), 'good')
  await net.connect().write(one)
  expect(net.sent).toHaveLength(2)
  net.reply(status(502), status(502))
  await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'offline' })
  expect(net.sent).toHaveLength(4)
})

test('two copies of a write that conflict in flight are settled by sending it again', async () => {
  net.reply(refusal('23505'), 'good')
  await net.connect().write(one)
  expect(net.sent).toHaveLength(2)
})

test.each([
  'JWT token has expired (exp=1)',
  'invalid JWT token audience',
  'jwk not found',
  'missing authentication credentials: required authorization bearer token in JWT format',
])('a call is tried once with a fresh token after "%s"', async (message) => {
  net.reply(refusal('', message), 'good')
  await net.connect().read(one)
  expect(net.tokens).toEqual([false, true])
  expect(net.sent.map(({ token }) => token)).toEqual(['Bearer stored', 'Bearer fresh'])
  expect(net.pauses).toEqual([])
  net.reply(refusal('', message), refusal('', message))
  await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'signed-out' })
  expect(net.sent).toHaveLength(4)
})

test.each([401, 403])(
  'a token that is refused with the status %i in the words of Neon’s proxy is renewed once',
  async (value) => {
    const refused = () =>
      new Response('{"message":"JWT token has expired","code":null}', { status: value })
    net.reply(refused(), 'good')
    await net.connect().read(one)
    expect(net.tokens).toEqual([false, true])
    net.reply(refused(), refused())
    await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'signed-out' })
  },
)

test.each(
  [401, 403, 407].flatMap((value) => [
    [value, '<!doctype html><title>Sign in to the network</title>'],
    [value, ''],
    [value, '{"error":{"message":"expired"}}'],
    [value, '{"message":"Access denied by policy"}'],
  ]),
)('the reply %i %j is no refusal of the database: it passes', async (value, text) => {
  const reply = () => new Response(`${text}`, { status: Number(value) })
  net.reply(reply(), reply(), 'good')
  expect(await net.connect().read(one)).toBe('select api.ragas() as reply')
  net.reply(reply(), reply(), reply())
  await expect(net.connect().read(one)).rejects.toMatchObject({ kind: 'offline' })
  net.reply(reply(), reply())
  await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'offline' })
  expect(net.tokens).not.toContain(true)
})

test('a call without a token sends nothing', async () => {
  const signedOut = new DataError('signed-out', 'Please sign in again')
  await expect(net.connect({ token: () => Promise.reject(signedOut) }).read(one)).rejects.toBe(
    signedOut,
  )
  const broken = net.connect({ token: () => Promise.reject(new Error('no network')) })
  await expect(broken.read(one)).rejects.toMatchObject({ kind: 'offline' })
  expect(net.sent).toHaveLength(0)
})

test.each([
  ['42501', 'forbidden'],
  ['23514', 'invalid'],
  ['22P02', 'invalid'],
  ['22023', 'invalid'],
  ['42883', 'outdated'],
  ['3F000', 'outdated'],
  ['42P01', 'outdated'],
  ['42703', 'outdated'],
  ['XX000', 'unexpected'],
])('the refusal %s is %s, and is not sent again', async (code, kind) => {
  net.reply(refusal(code))
  await expect(net.connect().write(one)).rejects.toMatchObject({ name: 'DataError', kind })
  expect(net.sent).toHaveLength(1)
})

test.each([
  [413, 'invalid'],
  [507, 'unexpected'],
  [404, 'unexpected'],
])('the status %i is %s, and is not sent again', async (value, kind) => {
  net.reply(status(value))
  await expect(net.connect().write(one)).rejects.toMatchObject({ name: 'DataError', kind })
  expect(net.sent).toHaveLength(1)
})

test.each([
  ['a lock that somebody holds', '55P03'],
  ['a statement that was cancelled', '57014'],
  ['a connection that somebody ended', '57P01'],
  ['a connection that was idle too long', '57P05'],
  ['a role that may only read', '25006'],
  ['a role whose transactions may not pause', '25P03'],
  ['a role whose transactions may not last', '25P04'],
  ['a role that loads a library that is not there', '58P01'],
])('the fault %s is tried again, and then is a disturbance', async (_name, code) => {
  net.reply(refusal(code), 'good')
  await net.connect().write(one)
  net.reply(refusal(code), refusal(code))
  await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'disturbed' })
  expect(net.sent).toHaveLength(4)
})

test('a sign-in that a function refuses is refreshed once', async () => {
  net.reply(refusal('28000'), 'good')
  await net.connect().write(one)
  expect(net.tokens).toEqual([false, true])
  net.reply(refusal('28000'), refusal('28000'))
  await expect(net.connect().write(one)).rejects.toMatchObject({ kind: 'signed-out' })
  expect(net.sent).toHaveLength(4)
})
