import { localDayAt } from '~/domain/local-day.ts'
import { addAMillionPeople } from '~dev/bench/a-million-people.ts'
import { type Opened, openPath } from '~dev/bench/path-pages.ts'
import { benchPathRules } from '~dev/bench/path-rules.ts'
import { explaining, type Plan, plansIn, type Scan, type SqlRequest } from '~dev/bench/plans.ts'
import { launchBrowser, signUp } from '~dev/bench/screens.ts'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { seedTenYears } from '~dev/database/ten-years-seed.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'
import type { Running } from '~dev/stand-ins/running-file.ts'

const WANTED = { server: 50, task: 50 } as const
const OPENINGS = 5
const TURNS = 20
/** The library is the same for everybody, and small. */
const EVERYBODYS = ['daily_audios', 'raagtags']

export type PathCost = { readonly lines: readonly string[]; readonly isSound: boolean }

/**
 * The screens of the path for a person of ten years: what they ask, how the database goes about it
 * when alone and among a million people, and how long they keep the browser from answering. It is
 * sound when each asks once and finds a person's rows by an index. Fills the database.
 */
export async function benchPath(running: Running): Promise<PathCost> {
  const { authUrl = '', ownerUrl = '', app } = running
  const today = localDayAt(new Date())
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const email = await signUp(page, app)
    const newcomer = await openPath(page, running, OPENINGS)
    const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
    const uid = users.find((user) => user.email === email)?.localId ?? ''
    const lived = await seedTenYears(ownerUrl, uid, today)
    await tidyTables(ownerUrl)
    const opened = await openPath(page, running, OPENINGS)
    const alone = await measureAll(opened)
    const crowd = await addAMillionPeople(ownerUrl)
    await tidyTables(ownerUrl)
    const among = await measureAll(opened)
    const rows = Object.entries(crowd).map(([table, count]) => `${count} ${table}`)
    const lines = [
      `Among others means: ${rows.join(', ')}.`,
      ...opened.flatMap((one, index) => [
        serverLine(one, alone[index] ?? NOTHING, among[index] ?? NOTHING),
        ...(among[index] ?? NOTHING).scans.map((scan) => `  ${scanLine(scan)}`),
        `  longest task ${taskTold(one)}, of a newcomer ${taskTold(newcomer[index] ?? one)} (wanted: at most ${WANTED.task})`,
      ]),
      ...benchPathRules(lived, today),
    ]
    const isSound =
      opened.every(({ requests }) => requests.length === 1) &&
      among.every(({ scans }) => {
        // A table that nobody else is in holds a handful of rows, and is read whole with right.
        const crowded = scans.filter(({ table }) => table in crowd)
        return crowded.length > 0 && crowded.every(({ index }) => index !== null)
      })
    return { lines, isSound }
  } finally {
    await browser.close()
  }
}

/** The quickest of twenty, which a busy machine disturbs least. */
type Measured = {
  /** PostgreSQL's own time for all statements, in milliseconds. */
  readonly postgres: number
  /** From the question to the last byte of the answer, through the local stand-in. */
  readonly answered: number
  /** How the rows of a person are found. */
  readonly scans: readonly Scan[]
}

const NOTHING: Measured = { postgres: 0, answered: 0, scans: [] }

async function measureAll(opened: readonly Opened[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { requests } of opened) {
    measured.push(requests[0] ? await measure(requests[0]) : NOTHING)
  }
  return measured
}

async function measure(request: SqlRequest): Promise<Measured> {
  let postgres = Number.POSITIVE_INFINITY
  let answered = Number.POSITIVE_INFINITY
  let plans: Plan[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    plans = plansIn(await send(explaining(request)))
    postgres = Math.min(
      postgres,
      plans.reduce((sum, plan) => sum + plan.milliseconds, 0),
    )
    const began = performance.now()
    await send(request)
    answered = Math.min(answered, performance.now() - began)
  }
  const scans = plans.flatMap((plan) => plan.scans)
  return { postgres, answered, scans: scans.filter(({ table }) => !EVERYBODYS.includes(table)) }
}

async function send({ url, headers, queries }: SqlRequest): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ queries }) })
  const answer = await response.text()
  if (!response.ok) throw new Error(`The database refused what the page asks: ${answer}`)
  return answer
}

function serverLine({ screen, requests }: Opened, alone: Measured, among: Measured): string {
  const told = ({ postgres, answered }: Measured) =>
    `${postgres.toFixed(1)} ms in PostgreSQL (answered in ${answered.toFixed(0)})`
  return `${screen.padEnd(24)} ${requests.length} request, alone ${told(alone)}, among others ${told(among)} (wanted: at most ${WANTED.server})`
}

function scanLine({ node, table, index }: Scan): string {
  return `${table.padEnd(22)} ${node}${index === null ? '' : ` by ${index}`}`
}

function taskTold({ longest }: Opened): string {
  const sorted = longest.toSorted((one, other) => one - other)
  const told = (ms = 0) => (ms === 0 ? 'below 50 ms' : `${ms.toFixed(0)} ms`)
  return `${told(sorted[0])} at best of ${sorted.length}, ${told(sorted[sorted.length >> 1])} usually`
}
