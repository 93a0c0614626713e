import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRecentEntries } from '~/data/journal-entries.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/local-day.ts'
import { VICTIM } from '~tests/support/attacks.ts'
import { findHoles } from '~tests/support/find-holes.ts'
import { findLeaks } from '~tests/support/find-leaks.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/local-database.ts'
import { unsignedToken } from '~tests/support/tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

test('the catalogues hold no hole', async () => {
  expect(await findHoles(database.owner)).toEqual([])
})

test('one person’s SQL, whatever it is, neither reads nor changes another’s rows', async () => {
  expect(await findLeaks(database, { stopAtFirst: false })).toEqual([])
})

test('the attacks have opened nothing', async () => {
  expect(await findHoles(database.owner)).toEqual([])
})

test('after the attacks the victim still has everything and the attacker only their own', async () => {
  const write = {
    kind: 'save-entry',
    id: 'a0000000-0000-4000-8000-000000000001',
    content: 'mine',
    mood: 3,
    day: localDay('2026-01-01'),
    minute: 0,
    at: '2026-01-01T00:00:00.000Z',
  } as const
  await performWrite(database.as('attacker'), write)
  const theirs = await listRecentEntries(database.as(VICTIM))
  expect(theirs.map(({ content }) => content)).toEqual(['words-of-the-victim'])
  const mine = await listRecentEntries(database.as('attacker'))
  expect(mine.map(({ content }) => content)).toContain('mine')
})

const COUNT = { query: 'select count(*) from public.journal_entries', params: [] }

test.each([
  ['of another project', { aud: 'demo-other' }],
  ['for nobody', { aud: undefined }],
  ['that has expired', { exp: 1_700_000_000 }],
  ['that is not valid yet', { nbf: 4_000_000_000 }],
])('a token %s is turned down before any SQL runs', async (_name, changes) => {
  const answer = await database.post(COUNT, unsignedToken(VICTIM, changes))
  expect(answer.status).toBe(400)
  expect(answer.body).not.toContain('rows')
})

test.each([
  ['another issuer', VICTIM, { iss: 'https://securetoken.google.com/demo-other' }],
  ['no issuer', VICTIM, { iss: undefined }],
  ['two audiences', VICTIM, { aud: ['demo-alap', 'demo-other'] }],
  ['no person', undefined, {}],
  ['a null person', null, {}],
  ['an empty person', '', {}],
  ['a list of persons', [VICTIM], {}],
  ['an object for a person', { sub: VICTIM }, {}],
  ['SQL for a person', `' or true --`, {}],
  ['the victim’s e-mail', 'attacker-2', { email: `${VICTIM}@example.org`, email_verified: true }],
  ['a role of its own', 'attacker-3', { role: 'alap_owner' }],
])('a token with %s reaches nobody’s rows', async (_name, sub, changes) => {
  const answer = await database.post(COUNT, unsignedToken(sub, changes))
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body)).toMatchObject({ rows: [['0']] })
})

test('a token cannot open an account without a name in it', async () => {
  const insert = { query: 'insert into public.users default values', params: [] }
  for (const sub of [undefined, null, '', 'x'.repeat(200)]) {
    const answer = await database.post(insert, unsignedToken(sub))
    expect(answer.status).toBe(400)
  }
})
