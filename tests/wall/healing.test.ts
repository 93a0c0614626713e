import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'

let database: TestDatabase
let healing: string
beforeAll(async () => {
  database = await openTestDatabase()
  const source = await readFile('src/services/database/neon-sql.ts', 'utf8')
  healing = /const HEALING = `([^`]+)`/.exec(source)?.[1] ?? ''
})
afterAll(() => database.stop())

/** Hostile values for each setting that a request restores. */
const POISONED: Readonly<Record<string, string>> = {
  transaction_timeout: '54321ms',
  idle_in_transaction_session_timeout: '54321ms',
  statement_timeout: '54321ms',
  lock_timeout: '54321ms',
  synchronous_commit: 'off',
  row_security: 'off',
  search_path: 'evil',
  extra_float_digits: '-15',
  datestyle: 'SQL, DMY',
  timezone: 'Pacific/Apia',
}

const without = (name: string) =>
  healing
    .replace(new RegExp(`,?\\s*pg_catalog\\.set_config\\('${name}',[^)]*\\)`), '')
    .replace(/\(\s*,/, '(')

async function valueUnder(text: string, name: string): Promise<string> {
  const fresh = await openTestDatabase({ onTopOf: database })
  try {
    const queries = [text, `select current_setting('${name}')`].map((query) => ({
      query,
      params: [],
    }))
    const { body } = await fresh.post({ queries }, unsignedToken('meera'))
    return String(JSON.parse(body).results[1].rows[0][0])
  } finally {
    await fresh.stop()
  }
}

test('every setting a request heals is tried here', () => {
  const named = [...healing.matchAll(/set_config\('([^']+)'/g)].map((match) => match[1])
  expect(named.sort()).toEqual(Object.keys(POISONED).sort())
})

test.each(Object.entries(POISONED))(
  'the setting %s stays as an attacker made it without its healing',
  async (name, poisoned) => {
    await database.owner('select private.watch()')
    const poison = `alter role authenticated set ${name} to '${poisoned}'`
    expect((await database.post({ query: poison, params: [] }, unsignedToken('eve'))).status).toBe(
      200,
    )
    expect(await valueUnder(healing, name)).not.toBe(poisoned)
    const left = await valueUnder(without(name), name)
    expect(left).toBe(poisoned)
    await database.owner('select private.watch()')
  },
)
