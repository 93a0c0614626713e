import { localDayAt } from '~/domain/day/local-day.ts'
import { paths } from '~/lib/paths.ts'
import { addAMillionPeople } from '~dev/bench/a-million-people.ts'
import { launchBrowser, signUp } from '~dev/bench/browser.ts'
import { median, type Row, type Rows } from '~dev/bench/findings/row.ts'
import {
  INSIGHT,
  type Opened,
  openPath,
  openPathAnew,
  type SqlRequest,
} from '~dev/bench/path/path-pages.ts'
import { replyOverDataApi, replyOverSql } from '~dev/bench/path/screen-reply.ts'
import { type Scans, scansDuring } from '~dev/bench/scans.ts'
import { tidyTables } from '~dev/bench/tidy-tables.ts'
import { seedBelongings } from '~dev/database/ten-years/ten-years-belongings.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import type { Running } from '~dev/process/running-file.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

const SERVER_MS = 50
const TASK_MS = 50
const OPENINGS = 5
const TURNS = 20
/** The most bytes of a whole reply as the door sends it, before any compression of a host. */
const REPLY_BYTES: Readonly<Record<string, number>> = {
  [paths.dashboard()]: 15_000,
  [INSIGHT]: 60_000,
}
/** The library is the same for all people, and small. */
const EVERYBODYS = ['daily_audios', 'raagtags']

/**
 * The screens of the path for a person of ten years: their requests, the bytes of the replies, the
 * time of the database and how it finds the rows when alone and among a million people, and how long
 * they block the browser. Fills the database.
 */
export async function benchPath(running: Running): Promise<Rows> {
  const { authUrl = '', ownerUrl = '', app } = running
  const today = localDayAt(new Date())
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const email = await signUp(page, app)
    const signedIn = await page.context().storageState()
    const newcomer = await openPath(page, running, OPENINGS)
    const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
    const uid = users.find((user) => user.email === email)?.localId ?? ''
    await seedTenYears(ownerUrl, uid, today)
    await seedBelongings(ownerUrl, uid, today)
    await tidyTables(ownerUrl)
    const whole = await openPathAnew(browser, signedIn, running)
    const opened = await openPath(page, running, OPENINGS)
    const alone = await measureAll(whole, ownerUrl)
    const crowd = await addAMillionPeople(ownerUrl)
    await tidyTables(ownerUrl)
    const among = await measureAll(whole, ownerUrl)
    const others = Object.entries(crowd).map(([table, count]) => `${count} ${table}`)
    const rows: (Row | string)[] = [`Among others means: ${others.join(', ')}.`]
    for (const [index, { screen, requests }] of whole.entries()) {
      rows.push(
        // Without a request there is nothing to measure, and every row after it misses.
        { name: `${screen}: requests`, value: requests.length, unit: '', most: 1 },
        ...(await bytesOf(screen, requests[0], running)),
        serverRow(`${screen}: database, alone`, alone[index]),
        serverRow(`${screen}: database, among others`, among[index]),
        ...scanRows(screen, among[index]?.scans ?? [], Object.keys(crowd)),
        taskRow(`${screen}: longest task`, opened[index]),
        taskRow(`${screen}: longest task of a newcomer`, newcomer[index]),
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

type Measured = {
  /** From the request to the last byte of the reply, through the local stand-in, ms: the median. */
  readonly answered: number
  /** How the database finds the rows of a person. */
  readonly scans: readonly Scans[]
}

async function measureAll(opened: readonly Opened[], ownerUrl: string): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { requests } of opened) {
    const [request] = requests
    measured.push(request ? await measure(request, ownerUrl) : { answered: Number.NaN, scans: [] })
  }
  return measured
}

async function measure(request: SqlRequest, ownerUrl: string): Promise<Measured> {
  const times: number[] = []
  const scans = await scansDuring(ownerUrl, async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      const began = performance.now()
      await replyOverSql(request)
      times.push(performance.now() - began)
    }
  })
  const own = scans.filter(({ table }) => !EVERYBODYS.includes(table))
  return { answered: median(times), scans: own }
}

async function bytesOf(
  screen: string,
  request: SqlRequest | undefined,
  { dataApi = '' }: Running,
): Promise<Row[]> {
  const most = REPLY_BYTES[screen]
  if (most === undefined) return []
  const replies = request && [await replyOverSql(request), await replyOverDataApi(request, dataApi)]
  return ['SQL', 'Data API'].map((door, index) => ({
    name: `${screen}: whole reply by ${door}`,
    value: Buffer.byteLength(replies?.[index] ?? '') || Number.NaN,
    unit: 'bytes',
    most,
    note: 'not compressed',
  }))
}

function serverRow(name: string, measured: Measured | undefined): Row {
  return { name, value: measured?.answered ?? Number.NaN, unit: 'ms', most: SERVER_MS, digits: 1 }
}

/** A table with only one person holds few rows, and reading it whole is right. */
function scanRows(screen: string, scans: readonly Scans[], crowded: readonly string[]): Rows {
  const ofPeople = scans.filter(({ table }) => crowded.includes(table))
  const whole = ofPeople.reduce((sum, each) => sum + each.whole, 0)
  const told = scans.map(({ table, whole, byIndex }) => `${table} ${byIndex} and ${whole}`)
  return [
    `${screen}: reads of a table by an index and whole: ${told.join(', ')}`,
    {
      name: `${screen}: tables read whole`,
      value: ofPeople.length > 0 ? whole : Number.NaN,
      unit: 'times',
      most: 0,
    },
  ]
}

function taskRow(name: string, opened: Opened | undefined): Row {
  const note = `of ${opened?.longest.length} openings; 0 is below 50`
  return { name, value: median(opened?.longest ?? []), unit: 'ms', most: TASK_MS, note }
}
