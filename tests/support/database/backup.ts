import type { TestDatabase } from '~tests/support/database/local-database.ts'

let made = 0

/** Makes a backup of everything that people have stored; returns what restores it, as its owner does. */
export async function backUp({ owner }: TestDatabase): Promise<() => Promise<void>> {
  made += 1
  const name = `backup_${made}`
  const tables = await tablesOf(owner)
  await owner(`begin; create schema ${name};
    ${tables.map(({ table }, at) => `create table ${name}.t${at} as table ${table};`).join('\n')}
    commit;`)
  return async () => {
    // As `pg_restore` does, without triggers.
    const each = (of: (table: string, at: number, columns: string) => string) =>
      tables.map(({ table, columns }, at) => of(table, at, columns)).join('\n')
    await owner(`begin;
      ${each((table) => `alter table ${table} disable trigger user; delete from ${table};`)}
      ${each((table, at, columns) => `insert into ${table} (${columns}) select ${columns} from ${name}.t${at};`)}
      ${each((table) => `alter table ${table} enable trigger user;`)}
      commit;`)
    await owner('select private.begin_epoch()')
  }
}

async function tablesOf(owner: TestDatabase['owner']) {
  const rows = await owner(`
    select table_schema || '.' || table_name as table, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where is_generated = 'NEVER' and table_type = 'BASE TABLE'
      and (table_schema = 'public' and table_name not in ('raagtags', 'daily_audios', 'schemaversion')
        or (table_schema, table_name) in (('private', 'epoch'), ('private', 'departures')))
    group by 1
    order by bool_or(table_name = 'users') desc`)
  return rows as { table: string; columns: string }[]
}
