import { localDayAt } from '~/domain/day/local-day.ts'
import { addAMillionPeople } from '~dev/bench/a-million-people.ts'
import { type Opened, openPath, type SqlRequest } from '~dev/bench/path/path-pages.ts'
import { benchPathRules } from '~dev/bench/path/path-rules.ts'
import { type Scans, scansDuring } from '~dev/bench/scans.ts'
import { launchBrowser, signUp } from '~dev/bench/screens.ts'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import type { Running } from '~dev/process/running-file.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

const WANTED = { server: 50, task: 50 } as const
const OPENINGS = 5
const TURNS = 20
/** The library is the same for all people, and small. */
const EVERYBODYS = ['daily_audios', 'raagtags']

export type PathCost = { readonly lines: readonly string[]; readonly isSound: boolean }

/**
 * The screens of the path for a person of ten years, in a database that this fills: their requests,
 * the time of the database and how it finds the rows when alone and among a million people, and how
 * long they block the browser. It passes when each sends one request and finds a person's rows by
 * an index.
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
    const alone = await measureAll(opened, ownerUrl)
    const crowd = await addAMillionPeople(ownerUrl)
    await tidyTables(ownerUrl)
    const among = await measureAll(opened, ownerUrl)
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
        // A table with only one person holds few rows, and reading it whole is right.
        const crowded = scans.filter(({ table }) => table in crowd)
        return crowded.length > 0 && crowded.every(({ whole }) => whole === 0)
      })
    return { lines, isSound }
  } finally {
    await browser.close()
  }
}

/** The fastest of twenty, which a busy machine disturbs least. */
type Measured = {
  /**
   * From the request to the last byte of the reply, through the local stand-in, in milliseconds.
   */
  readonly answered: number
  readonly bytes: number
  /** How the database finds the rows of a person. */
  readonly scans: readonly Scans[]
}

const NOTHING: Measured = { answered: 0, bytes: 0, scans: [] }

async function measureAll(opened: readonly Opened[], ownerUrl: string): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { requests } of opened) {
    measured.push(requests[0] ? await measure(requests[0], ownerUrl) : NOTHING)
  }
  return measured
}

async function measure(request: SqlRequest, ownerUrl: string): Promise<Measured> {
  let answered = Number.POSITIVE_INFINITY
  let bytes = 0
  const scans = await scansDuring(ownerUrl, async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      const began = performance.now()
      bytes = Buffer.byteLength(await send(request))
      answered = Math.min(answered, performance.now() - began)
    }
  })
  return { answered, bytes, scans: scans.filter(({ table }) => !EVERYBODYS.includes(table)) }
}

async function send({ url, headers, queries }: SqlRequest): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ queries }) })
  const answer = await response.text()
  if (!response.ok) throw new Error(`The database refused what the page asks: ${answer}`)
  return answer
}

function serverLine({ screen, requests }: Opened, alone: Measured, among: Measured): string {
  const told = ({ answered, bytes }: Measured) =>
    `${answered.toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB`
  return `${screen.padEnd(24)} ${requests.length} request, alone ${told(alone)}, among others ${told(among)} (wanted: at most ${WANTED.server} ms)`
}

function scanLine({ table, whole, byIndex }: Scans): string {
  return `${table.padEnd(22)} ${byIndex} times by an index, ${whole} times whole`
}

function taskTold({ longest }: Opened): string {
  const sorted = longest.toSorted((one, other) => one - other)
  const told = (ms = 0) => (ms === 0 ? 'below 50 ms' : `${ms.toFixed(0)} ms`)
  return `${told(sorted[0])} at best of ${sorted.length}, ${told(sorted[sorted.length >> 1])} usually`
}
