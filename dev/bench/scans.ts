import pg from 'pg'

/** How often a table was read whole, and how often by an index. */
export type Scans = { readonly table: string; readonly whole: number; readonly byIndex: number }

const COUNTS = `
  select relname as table, seq_scan::int as whole, coalesce(idx_scan, 0)::int as by_index
  from pg_catalog.pg_stat_user_tables where schemaname = 'public' order by relname`
const POLL_MS = 200
const POLLS = 50

/**
 * How the tables were read while `work` ran, for tables that were read. PostgreSQL publishes its
 * counts some time after a request, so this waits for them.
 */
export async function scansDuring(
  ownerUrl: string,
  work: () => Promise<void>,
): Promise<readonly Scans[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const before = await settled(client)
    await work()
    for (let turn = 0; turn < POLLS; turn++) {
      const grown = grownFrom(before, await settled(client))
      if (grown.length > 0) return grown
    }
    return []
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Counts = ReadonlyMap<string, Omit<Scans, 'table'>>

/** The counts once they no longer change. */
async function settled(client: pg.Client): Promise<Counts> {
  let last = ''
  for (let turn = 0; turn < POLLS; turn++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS * 6))
    const { rows } = await client.query<{ table: string; whole: number; by_index: number }>(COUNTS)
    const text = JSON.stringify(rows)
    if (text === last) {
      return new Map(rows.map((row) => [row.table, { whole: row.whole, byIndex: row.by_index }]))
    }
    last = text
  }
  throw new Error('Somebody else is using the database that is measured.')
}

function grownFrom(before: Counts, after: Counts): readonly Scans[] {
  return [...after].flatMap(([table, now]) => {
    const then = before.get(table) ?? { whole: 0, byIndex: 0 }
    const whole = now.whole - then.whole
    const byIndex = now.byIndex - then.byIndex
    return whole > 0 || byIndex > 0 ? [{ table, whole, byIndex }] : []
  })
}
