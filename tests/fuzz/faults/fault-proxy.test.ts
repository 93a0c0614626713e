import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endBrowserConnections } from '~tests/fuzz/faults/end-connections.ts'
import { seededPlan } from '~tests/fuzz/faults/fault-plan.ts'
import { type FaultProxy, startFaultProxy } from '~tests/fuzz/faults/fault-proxy.ts'
import { createFaults, type Faults } from '~tests/fuzz/faults/faults.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
let faults: Faults
let sql: FaultProxy
let dataApi: FaultProxy
beforeAll(async () => {
  database = await openTestDatabase()
  faults = createFaults({ restart: () => endBrowserConnections(database.ownerUrl) })
  sql = await startFaultProxy(faults, database.endpoint)
  dataApi = await startFaultProxy(faults, database.dataApi)
})
afterAll(async () => {
  await Promise.all([sql.stop(), dataApi.stop()])
  await database.stop()
})
beforeEach(() => faults.follow(null))

const HEADERS = { Authorization: `Bearer ${unsignedToken('meera')}` }

/** A sit of the person through the proxy; the day is new each time, so that each is stored. */
let day = 0
function addRestDay(signal?: AbortSignal): Promise<Response> {
  day += 1
  const date = new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10)
  return fetch(`${dataApi.url}/rpc/add_rest_day`, {
    method: 'POST',
    headers: { ...HEADERS, 'Content-Type': 'application/json', 'Content-Profile': 'api' },
    body: JSON.stringify({ day: date }),
    ...(signal && { signal }),
  })
}
const restDays = async () =>
  Number((await database.owner('select count(*) from public.rest_days'))[0]?.count)

function selectOne(): Promise<Response> {
  return fetch(sql.url, {
    method: 'POST',
    headers: {
      ...HEADERS,
      'Neon-Connection-String': 'postgresql://authenticated@database.example/alap',
      'Neon-Raw-Text-Output': 'true',
      'Neon-Array-Mode': 'true',
    },
    body: '{"query":"select 1 as one","params":[]}',
  })
}

describe('the fault proxy', () => {
  test('the fault proxy passes requests and replies of both doors as they are without a fault', async () => {
    const reply = await selectOne()
    expect(reply.headers.get('neon-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await reply.json()).toMatchObject({ rows: [['1']] })
    expect(await (await addRestDay()).json()).toEqual({ outcome: 'stored' })
  })

  test('the fault proxy lets a preflight pass and keeps the fault for the request itself', async () => {
    faults.tell('500')
    const preflight = await fetch(sql.url, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Neon-Array-Mode')
    expect((await selectOne()).status).toBe(500)
  })

  test('the fault proxy resets a connection before the request is sent on', async () => {
    const before = await restDays()
    faults.tell('reset')
    await expect(addRestDay()).rejects.toThrow()
    expect(await restDays()).toBe(before)
  })

  test('the fault proxy drops the reply of a request that ran', async () => {
    const before = await restDays()
    faults.tell('lost-reply')
    await expect(addRestDay()).rejects.toThrow()
    expect(await restDays()).toBe(before + 1)
  })

  test('the fault proxy breaks a reply off within its body, after the request ran', async () => {
    const before = await restDays()
    faults.tell('truncated')
    const reply = await addRestDay()
    expect(reply.status).toBe(200)
    await expect(reply.text()).rejects.toThrow()
    expect(await restDays()).toBe(before + 1)
  })

  test('the fault proxy sends half of a reply as if it were the whole', async () => {
    faults.tell('half-json')
    expect(await (await addRestDay()).text()).toBe('{"outcome" ')
  })

  test.each([
    ['500', 500, 'application/json', '{'],
    ['429', 429, 'application/json', '{'],
    ['page', 200, 'text/html; charset=utf-8', '<!doctype html>'],
    ['empty', 200, 'application/json', '{}'],
  ] as const)('sends what the fault %s says, to pages too', async (kind, status, type, text) => {
    const before = await restDays()
    faults.tell(kind)
    const reply = await addRestDay()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, type])
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('retry-after')).toBe(kind === '429' ? '2' : null)
    expect(await reply.text()).toContain(text)
    expect(await restDays()).toBe(before)
  })

  test('the fault proxy refuses a token in the words of the real endpoint, at each door', async () => {
    const ended = { exp: Math.floor(Date.now() / 1000) - 60 }
    const real = await database.post(
      { query: 'select 1', params: [] },
      unsignedToken('meera', ended),
    )
    faults.tell('expired-token', 'expired-token')
    const made = await selectOne()
    const words = (text: string) => ({ ...JSON.parse(text), message: null })
    expect([made.status, words(await made.text())]).toEqual([real.status, words(real.body)])
    expect(real.body).toContain('JWT token has expired (exp=')

    const refused = await addRestDay()
    const really = await fetch(`${database.dataApi}/rpc/rest_days`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${unsignedToken('meera', ended)}` },
    })
    expect([refused.status, await refused.json()]).toEqual([really.status, await really.json()])
    expect(refused.headers.get('www-authenticate')).toBe(really.headers.get('www-authenticate'))
  })

  test('the fault proxy ends the connections to PostgreSQL while a request is on its way', async () => {
    const backends = async () =>
      (
        await database.owner(
          `select pid from pg_stat_activity
           where usename = 'authenticated' and datname = current_database()`,
        )
      ).map(({ pid }) => pid)
    await (await selectOne()).text()
    const before = await backends()
    faults.tell('restart')
    await (await selectOne()).text()
    expect((await backends()).filter((pid) => before.includes(pid))).toEqual([])
    expect((await selectOne()).status).toBe(200)
  })

  test('the fault proxy holds a request until it is let go', async () => {
    const before = await restDays()
    faults.tell('held')
    const sent = addRestDay()
    await vi.waitFor(() => expect(faults.held()).toBe(1))
    expect(await restDays()).toBe(before)
    faults.release()
    expect((await sent).status).toBe(200)
    expect(await restDays()).toBe(before + 1)
  })

  test('the fault proxy forgets a held request whose sender has gone', async () => {
    const before = await restDays()
    const leaving = new AbortController()
    faults.tell('held')
    const sent = addRestDay(leaving.signal)
    await vi.waitFor(() => expect(faults.held()).toBe(1))
    leaving.abort()
    await expect(sent).rejects.toThrow('aborted')
    await vi.waitFor(() => expect(faults.held()).toBe(0))
    expect(await restDays()).toBe(before)
  })

  test('the fault proxy follows a plan: the same seed has the same results', async () => {
    const kinds = ['500', '429', 'page', 'empty'] as const
    const results = async (seed: number) => {
      faults.follow(seededPlan({ seed, share: 0.6, kinds }))
      const replies: string[] = []
      for (let sent = 0; sent < 30; sent += 1) {
        const reply = await selectOne()
        replies.push(`${reply.status} ${reply.headers.get('content-type')}`)
      }
      return replies
    }
    const first = await results(5)
    expect(await results(5)).toEqual(first)
    expect(new Set(first).size).toBeGreaterThan(3)
    expect(await results(6)).not.toEqual(first)
  })
})
