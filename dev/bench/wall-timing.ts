import pg from 'pg'
import { median, type Rows } from '~dev/bench/findings/row.ts'
import { asOwner } from '~dev/database/postgres/owner-connection.ts'
import { startSqlEndpoint } from '~dev/database/sql/sql-endpoint.ts'

const CALLS = 2000
const FEW = 1
const MANY = 100_000
const VICTIM = 'timing-victim'
const ATTACKER = 'timing-attacker'

type TimedDatabase = {
  readonly ownerUrl: string
  readonly postgresPort: number
  readonly projectId: string
}

/** Fills the victim's journal, with the triggers that count and number every row switched off. */
async function fill(ownerUrl: string, rows: number): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('alter table public.journal_entries disable trigger user')
    await client.query('insert into public.users (id) values ($1), ($2) on conflict do nothing', [
      VICTIM,
      ATTACKER,
    ])
    await client.query('delete from public.journal_entries where user_id = $1', [VICTIM])
    await client.query(
      `insert into public.journal_entries (user_id, id, content, mood, local_date, seq)
       select $1, gen_random_uuid(), 'Rain on the roof.', 3, current_date - n % 3650, n
       from generate_series(1, $2::integer) as n`,
      [VICTIM, rows],
    )
    await client.query('alter table public.journal_entries enable trigger user')
  })
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('vacuum (analyze) public.journal_entries').finally(() => client.end())
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

function tokenOf(projectId: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: ATTACKER,
    auth_time: now,
    exp: now + 3600,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

async function timeCalls(url: string, token: string, calls: number): Promise<number[]> {
  const query = "select api.first(), api.changes(0), api.newest('journal_entries')"
  const body = JSON.stringify({ query, params: [] })
  const headers = {
    Authorization: `Bearer ${token}`,
    'Neon-Connection-String': 'postgresql://authenticated@database.example/alap',
  }
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now()
    const response = await fetch(url, { method: 'POST', headers, body })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The call was refused with status ${response.status}`)
    times.push(performance.now() - began)
  }
  return times
}

const BLOCKS = 10

/**
 * Times an attacker's own reads while a victim has one entry and while they have 100,000: 2,000
 * calls in alternating blocks, so that other load affects both; a difference of a tenth would let an
 * attacker count somebody's entries. Two invented people stay in the throwaway database of a `demo-`
 * project.
 */
export async function timeTheWall(database: TimedDatabase): Promise<Rows> {
  const { ownerUrl, postgresPort, projectId } = database
  const endpoint = await startSqlEndpoint({ postgres: { port: postgresPort, ownerUrl }, projectId })
  const token = tokenOf(projectId)
  const times = { few: [] as number[], many: [] as number[] }
  const halves: [number[], number[]] = [[], []]
  try {
    for (let block = 0; block < BLOCKS; block += 1) {
      const state = block % 2 === 0 ? 'few' : 'many'
      await fill(ownerUrl, state === 'few' ? FEW : MANY)
      // Each of six connections plans a function anew for its first calls.
      await timeCalls(endpoint.url, token, 60)
      const taken = await timeCalls(endpoint.url, token, CALLS / BLOCKS)
      times[state].push(...taken)
      if (state === 'few') {
        const middle = taken.length / 2
        halves[0].push(...taken.slice(0, middle))
        halves[1].push(...taken.slice(middle))
      }
    }
  } finally {
    await endpoint.stop()
  }
  const [few, many] = [median(times.few), median(times.many)]
  const noise = Math.abs(median(halves[0]) - median(halves[1]))
  const note = `${noise.toFixed(3)} ms between two halves of one state`
  const value = (100 * Math.abs(many - few)) / few
  return [
    `${few.toFixed(3)} ms beside 1 row, ${many.toFixed(3)} ms beside 100,000`,
    { name: 'difference by another person’s rows', value, unit: '%', most: 10, digits: 1, note },
  ]
}
