import { type Statement, sql } from '~/lib/sql.ts'

/**
 * Makes the signed-in person's row if it is not there. The database takes id and e-mail from the
 * token; `default` stands where SQL wants a column named.
 */
export function ensureUser(): Statement {
  return sql`insert into public.users (created_at) values (default) on conflict do nothing`
}
