import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHoles, migrate } from '~dev/database/migrate.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { PROJECT } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const asDoor = (text: string) => `set role alap_door; ${text}; reset role`

test.each([
  [
    'a policy that was dropped',
    'drop policy own_rows on public.mood_logs',
    'public.mood_logs lacks the policy own_rows',
  ],
  [
    'both policies that were dropped',
    'drop policy own_rows on public.users; drop policy own_project on public.users',
    'public.users lacks the policy own_project',
  ],
  [
    'a policy that lets everybody in',
    'alter policy own_rows on public.journal_entries using (true)',
    'public.journal_entries has the policy own_rows, which is not as it should be',
  ],
  [
    'a policy too many',
    'create policy wide on public.favourites using (true)',
    'public.favourites has the policy wide, which is not as it should be',
  ],
  [
    'a policy of the catalogue that was dropped',
    'drop policy everyone_reads on public.raagtags',
    'public.raagtags lacks the policy everyone_reads',
  ],
  [
    'row-level security that was switched off',
    'alter table public.rest_days disable row level security',
    'public.rest_days has no forced row-level security',
  ],
  [
    'row-level security that spares the owner',
    'alter table private.departures no force row level security',
    'private.departures has no forced row-level security',
  ],
  [
    'a stray right of the browser’s role',
    'grant select on public.journal_entries to authenticated',
    'the browser’s role holds public.journal_entries SELECT',
  ],
  [
    'a stray right of everybody on a column',
    'grant update (email) on public.users to public',
    'everybody holds public.users.email UPDATE',
  ],
  [
    'a stray right of the door',
    'grant update (user_id) on public.mood_logs to alap_door',
    'the door holds public.mood_logs.user_id UPDATE',
  ],
  [
    'a right that the door lost',
    'revoke delete on public.rest_days from alap_door',
    'the door lacks public.rest_days DELETE',
  ],
  [
    'a schema that was opened',
    'grant usage on schema private to authenticated',
    'the browser’s role holds USAGE on the schema private',
  ],
  [
    'the schema of the functions that was closed',
    'revoke usage on schema api from public',
    'the schema api is closed',
  ],
  [
    'a trigger that was dropped',
    'drop trigger limit_rows_a_person on public.favourites',
    'public.favourites lacks the trigger limit_rows_a_person',
  ],
  [
    'a trigger that was switched off',
    'alter table public.celebrations disable trigger limit_rows_a_person',
    'public.celebrations lacks the trigger limit_rows_a_person',
  ],
  [
    'a function that runs as its caller',
    asDoor('alter function api.first() security invoker'),
    'api.first() runs with the wrong rights',
  ],
  [
    'a function that lost its settings',
    asDoor('alter function api.leave() reset all'),
    'api.leave() does not fix its settings',
  ],
  [
    'a function with another path',
    asDoor('alter function door.person() set search_path to public'),
    'door.person() does not fix its settings',
  ],
  [
    'a function that nobody may call',
    asDoor('revoke execute on function api.account() from public'),
    'api.account() may not be called by everybody',
  ],
  [
    'an inner function that everybody may call',
    asDoor('grant execute on function door.writer() to public'),
    'door.writer() may be called by everybody',
  ],
])('the next migration repairs %s, and names it', async (_name, damage, hole) => {
  await database.owner(damage)
  const { applied, restored } = await migrate(database.ownerUrl, { projectId: PROJECT })
  expect(applied).toBe(0)
  expect(restored).toContain(hole)
  expect(await findHoles(database.owner)).toEqual([])
  expect(await migrate(database.ownerUrl, { projectId: PROJECT })).toMatchObject({ restored: [] })
})

// In this copy of the database alone: other tests use the same roles.
test.each(['authenticated', 'alap_door'])(
  'the next migration removes the settings of the role %s, and names them',
  async (role) => {
    const [here] = await database.owner('select current_database() as name')
    for (const setting of ['row_security = off', "search_path = 'evil'"]) {
      await database.owner(`alter role ${role} in database ${here?.name} set ${setting}`)
    }
    const { restored } = await migrate(database.ownerUrl, { projectId: PROJECT })
    expect(restored).toEqual([
      `${role} has settings of its own: row_security`,
      `${role} has settings of its own: search_path`,
    ])
    expect(await findHoles(database.owner)).toEqual([])
  },
)

test('a hole that no migration can close is named, and everything is left unchanged', async () => {
  await database.owner(`create view public.seen as select * from public.users;
    drop policy own_rows on public.mood_logs`)
  await expect(migrate(database.ownerUrl, { projectId: PROJECT })).rejects.toThrow(
    'its wall has holes. public.seen is not a table that the wall knows',
  )
  expect(await findHoles(database.owner)).toContain('public.mood_logs lacks the policy own_rows')
  await database.owner('drop view public.seen')
  await migrate(database.ownerUrl, { projectId: PROJECT })
  expect(await findHoles(database.owner)).toEqual([])
})
