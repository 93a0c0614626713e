import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHoles } from '~tests/support/find-holes.ts'
import { findLeaks } from '~tests/support/find-leaks.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/local-database.ts'
import { unsignedToken } from '~tests/support/tokens.ts'

// Walls broken on purpose. The catalogue check must see each of them; the attacks must see those
// that one person's SQL can use.
const HOLES = [
  ['a policy is dropped', 'drop policy own_rows on public.mood_logs'],
  ['a policy lets everybody in', 'alter policy own_rows on public.journal_entries using (true)'],
  ['a policy checks no new row', 'alter policy own_rows on public.mood_logs with check (true)'],
  ['a second policy widens the first', 'create policy wide on public.users using (true)'],
  ['a policy asks once a row', 'alter policy own_rows on public.users using (id = auth.user_id())'],
  ['the owner may be sent', 'grant insert (user_id) on public.mood_logs to authenticated'],
  ['the owner may be changed', 'grant update (user_id) on public.mood_logs to authenticated'],
  ['the e-mail may be sent', 'grant insert (email) on public.users to authenticated'],
  ['a right goes to everybody', 'grant select on public.journal_entries to public'],
  ['a table may be emptied', 'grant truncate on public.mood_logs to authenticated'],
  ['a right is missing', 'revoke delete on public.mood_logs from authenticated'],
  ['force is taken off', 'alter table public.journal_entries no force row level security'],
  ['row-level security is off', 'alter table public.users disable row level security'],
  ['the project is not checked', 'drop policy own_project on public.mood_logs'],
  [
    'the project is only half checked',
    `alter policy own_project on public.mood_logs using ((auth.session() ->> 'aud') = 'demo-alap')`,
  ],
  ['the favourites lose their wall', 'drop policy own_rows on public.favourites'],
  [
    'the favourites may be changed',
    'grant update (added_at) on public.favourites to authenticated',
  ],
  ['a table is forgotten', 'create table public.forgotten (id int)'],
  ['a view looks around the wall', 'create view public.seen as select * from public.users'],
  ['the catalogue may be written', 'grant insert on public.raagtags to authenticated'],
  ['tables may be made', 'grant create on schema public to authenticated'],
  ['the inner schema is open', 'grant usage on schema private to authenticated'],
  [
    'a function runs as its owner anywhere',
    `create function public.peek() returns bigint language sql security definer
     as 'select count(*) from public.users'`,
  ],
] as const

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

test.each(HOLES)('the catalogue check sees when %s', async (_name, mutation) => {
  await database.owner('begin')
  try {
    await database.owner(mutation)
    expect(await findHoles(database.owner)).not.toEqual([])
  } finally {
    await database.owner('rollback')
  }
  expect(await findHoles(database.owner)).toEqual([])
})

// Each with the attacks that speak of what was broken; on the wall as it is, all of them fail.
test.each([
  [
    'a policy lets everybody in',
    /journal_entries/,
    'alter policy own_rows on public.journal_entries using (true)',
  ],
  [
    'everybody sees the favourites',
    /favourites/,
    'alter policy own_rows on public.favourites using (true)',
  ],
  ['a second policy widens the first', /users/, 'create policy wide on public.users using (true)'],
  [
    'row-level security is off',
    /user_astro_profiles/,
    'alter table public.user_astro_profiles disable row level security',
  ],
  [
    'rows can be given away',
    /insert into public.mood_logs/,
    `alter policy own_rows on public.mood_logs with check (true);
     grant insert (user_id) on public.mood_logs to authenticated`,
  ],
  ['a table may be emptied', /truncate/, 'grant truncate on public.mood_logs to authenticated'],
  [
    'the claims can be read',
    /session_claims/,
    `grant usage on schema auth_private to authenticated;
     grant select on auth_private.session_claims to authenticated`,
  ],
  [
    'the claims come from a setting',
    /request.jwt/,
    `create or replace function auth.user_id() returns text language sql stable as
     $$ select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub',
       auth.session() ->> 'sub') $$`,
  ],
  [
    'the catalogue may be written',
    /raagtags/,
    `grant insert on public.raagtags to authenticated;
     create policy writes on public.raagtags for insert to authenticated with check (true)`,
  ],
])('the attacks see when %s', async (_name, only, mutation) => {
  const broken = await openTestDatabase()
  try {
    await broken.owner(mutation)
    expect(await findLeaks(broken, { stopAtFirst: true, only })).not.toEqual([])
  } finally {
    await broken.stop()
  }
})

test('without the second policy a token of another issuer gets in', async () => {
  const stranger = unsignedToken('meera', { iss: 'https://securetoken.google.com/demo-other' })
  const insert = { query: 'insert into public.users default values', params: [] }
  expect((await database.post(insert, stranger)).body).toContain('42501')
  const broken = await openTestDatabase()
  try {
    await broken.owner('drop policy own_project on public.users')
    expect((await broken.post(insert, stranger)).status).toBe(200)
  } finally {
    await broken.stop()
  }
})
