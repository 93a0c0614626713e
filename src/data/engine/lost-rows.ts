import * as z from 'zod/mini'
import { OpenTable } from '~/data/engine/open-table.ts'
import {
  changesPage,
  type Deletion,
  deletionShape,
  malformedPage,
  rowShape,
} from '~/data/engine/pages.ts'
import { numberOf, type Row, type RowChange, type RowTable } from '~/data/engine/row-table.ts'
import type { PartChanges, PartStore } from '~/device/kept-rows.ts'

/**
 * The places among the tables of what is set aside, of its deletions once they were sent, and of the deletions
 * that pages brought.
 */
const LOST = ['lost', ''] as const
const TOLD = ['told', ''] as const
const GONE = ['gone', ''] as const

const lostShape = z.object({
  since: z.number(),
  begun: z.number(),
  rows: z.record(z.string(), z.array(rowShape)),
  gone: z.array(deletionShape),
})

/**
 * What a device holds from an epoch that a restored backup ended, and the backup lacks. The backup has everything
 * up to the number `since`; `begun` is the number at which the new epoch began. `rows` are listed by table, with
 * their long texts; those without a number are the newest. Tables that only a newer version of the app knows are
 * left out, because this version cannot send them.
 */
export type LostRows = z.output<typeof lostShape>

/** The same of one table, with the rows that the database has there, by their keys. */
export type LostOfTable = Pick<LostRows, 'since' | 'begun'> & {
  readonly rows: readonly Row[]
  readonly gone: readonly Deletion[]
  readonly held: ReadonlyMap<string, Row>
}

type Tables = ReadonlyMap<string, RowTable>

/** What is set aside on this device; `null` for nothing. */
export const lostRowsIn = (store: PartStore): Promise<LostRows | null> => lostAt(store, LOST)

async function lostAt(
  store: PartStore,
  place: readonly [string, string],
): Promise<LostRows | null> {
  const parsed = z.safeParse(lostShape, await store.get(...place))
  return parsed.success ? parsed.data : null
}

/** Sets it aside, in the place of what was. */
export function setAside(store: PartChanges, lost: LostRows): void {
  store.put(...LOST, lost)
}

/** Nothing is set aside any more. The deletions are remembered, for another device may not know of them. */
async function endSetAside(store: PartChanges): Promise<void> {
  const lost = await lostRowsIn(store)
  const told = await lostAt(store, TOLD)
  store.delete(...LOST)
  if (!lost || lost.gone.length === 0) return
  const all = [...(told?.gone ?? []), ...lost.gone].map((each) => [nameOf(each), each] as const)
  store.put(...TOLD, { ...lost, rows: {}, gone: [...new Map(all).values()] })
}

/** Sets deletions aside once more whose rows a page has brought back. */
export async function setAsideReturned(
  store: PartChanges,
  rows: Readonly<Record<string, readonly Row[]>>,
  tables: Tables,
): Promise<void> {
  const told = Object.keys(rows).length > 0 ? await lostAt(store, TOLD) : null
  if (!told) return
  const lost = (await lostRowsIn(store)) ?? { ...told, gone: [] }
  const gone = told.gone.filter(([name, key]) =>
    rows[name]?.some((row) => tables.get(name)?.keyOf(row) === key),
  )
  if (gone.length > 0) setAside(store, { ...lost, gone: [...lost.gone, ...gone] })
}

const nameOf = ([table, key]: Deletion) => `${table} ${key}`

/** What is set aside, as it lies over the rows of the restored database until it is sent. */
export function lostChanges(lost: LostRows, tables: Tables): readonly RowChange[] {
  return namesIn(lost, tables).map((table) => ({
    table: table.name,
    parts: null,
    change: (rows) => lay(lost, table, rows),
  }))
}

function lay(lost: LostRows, table: RowTable, rows: Map<string, Row>): void {
  for (const [, key, number] of goneOf(lost, table)) {
    if (isUpTo(number, rows.get(key))) rows.delete(key)
  }
  for (const row of lost.rows[table.name] ?? []) {
    const key = table.keyOf(row)
    if (!rows.has(key) || isUpTo(lost.since, rows.get(key))) rows.set(key, row)
  }
}

const isUpTo = (number: number, row: Row | undefined) =>
  row !== undefined && numberOf(row) <= number

type Ended = {
  readonly tables: Tables
  /** What writes changed that the ended epoch has confirmed and no page has brought. */
  readonly changes: readonly RowChange[]
  readonly since: number
  readonly begun: number
}

/**
 * The rows and deletions from the ended epoch that a device would lose, together with what it has set aside
 * before; `null` for nothing.
 */
export async function lostIn(store: PartStore, ended: Ended): Promise<LostRows | null> {
  const { tables, since, begun } = ended
  const earlier = await lostRowsIn(store)
  const changes = [...(earlier ? lostChanges(earlier, tables) : []), ...ended.changes]
  const young = (await goneIn(store)).filter(([, , number]) => number > since)
  const deletions = [...young, ...(earlier?.gone ?? [])]
  const rows: Record<string, Row[]> = {}
  const gone: Deletion[] = []
  for (const table of tables.values()) {
    const lost = await lostOf(store, table, { ...ended, changes }, deletions)
    if (lost.rows.length > 0) rows[table.name] = lost.rows
    gone.push(...lost.gone)
  }
  if (gone.length === 0 && Object.keys(rows).length === 0) return null
  const before = earlier ?? { since, begun }
  return { since: Math.min(since, before.since), begun: Math.min(begun, before.begun), rows, gone }
}

async function lostOf(
  store: PartStore,
  table: RowTable,
  { changes, since, begun }: Ended,
  deletions: readonly Deletion[],
) {
  const before = byKey(table, await new OpenTable(store, table).rows(null, true))
  const after = new Map(before)
  for (const { change } of changes.filter((each) => each.table === table.name)) change(after, null)
  const removed = [...before.keys()].map((key): Deletion => [table.name, key, begun])
  const all = [...removed, ...deletions].filter(
    ([name, key]) => name === table.name && !after.has(key),
  )
  const lost = [...after].filter(([key, row]) => numberOf(row) > since || row !== before.get(key))
  return {
    rows: lost.map(([, row]) => row),
    gone: [...new Map(all.map((each) => [nameOf(each), each])).values()],
  }
}

/**
 * What was deleted in the new epoch, from the pages that `ask` brings: another device had sent it again, or it
 * was in the backup.
 * @throws DataError when the database does not respond as it should
 */
async function deletedSince(
  ask: (since: number) => Promise<unknown>,
  since: number,
): Promise<readonly Deletion[]> {
  const page = changesPage(await ask(since))
  if (!page.more) return page.gone
  if (page.seq <= since) throw malformedPage()
  return [...page.gone, ...(await deletedSince(ask, page.seq))]
}

/** What is set aside, table by table, beside what the database has there, without what was deleted since. */
async function lostWithHeld(
  store: PartStore,
  tables: Tables,
  deleted: readonly Deletion[],
): Promise<ReadonlyMap<string, LostOfTable>> {
  const lost = await lostRowsIn(store)
  if (!lost) return new Map()
  const { since, begun } = lost
  const names = new Set(deleted.map(nameOf))
  const all = namesIn(lost, tables).map(async (table) => {
    const held = byKey(table, await new OpenTable(store, table).rows(null, true))
    const { name, keyOf } = table
    const rows = (lost.rows[name] ?? []).filter((row) => !names.has(nameOf([name, keyOf(row), 0])))
    return [name, { since, begun, rows, gone: goneOf(lost, table), held }] as const
  })
  return new Map(await Promise.all(all))
}

// A database forgets deletions after as long, and nobody restores an older backup.
const GONE_FOR = 400 * 86_400_000_000
const MOST_GONE = 5000

/**
 * Remembers deletions that a page brought: a backup may have the rows. Rows that are missing on the device
 * are no sign of a deletion, for they may have been lost by it.
 * @param now microseconds since 1970
 */
export async function rememberGone(
  store: PartChanges,
  gone: readonly Deletion[],
  now: number,
): Promise<void> {
  if (gone.length === 0) return
  const young = (await goneIn(store)).filter(([, , number]) => number > now - GONE_FOR)
  store.put(...GONE, [...young, ...gone].slice(-MOST_GONE))
}

async function goneIn(store: PartStore): Promise<readonly Deletion[]> {
  const parsed = z.safeParse(z.array(deletionShape), await store.get(...GONE))
  return parsed.success ? parsed.data : []
}

const byKey = ({ keyOf }: RowTable, rows: readonly Row[]) =>
  new Map(rows.map((row) => [keyOf(row), row]))

const goneOf = ({ gone }: LostRows, { name }: RowTable) => gone.filter(([kind]) => kind === name)

function namesIn({ rows, gone }: LostRows, tables: Tables): readonly RowTable[] {
  const names = new Set([...Object.keys(rows), ...gone.map(([kind]) => kind)])
  return [...tables.values()].filter(({ name }) => names.has(name))
}

type Parts = {
  readonly tables: Tables
  readonly read: <Result>(work: (store: PartStore) => Promise<Result>) => Promise<Result>
  readonly change: <Result>(work: (store: PartChanges) => Promise<Result>) => Promise<Result>
  readonly changes: (since: number) => Promise<unknown>
  readonly giveBack: (
    lost: ReadonlyMap<string, LostOfTable>,
    end: (store: PartChanges) => Promise<void>,
  ) => Promise<void>
}

/** Gives back what is set aside, once the rows of the restored database are here. Never rejects for the network. */
export async function giveBackLost(parts: Parts): Promise<void> {
  const { read, change, changes, tables, giveBack } = parts
  const lost = await read(lostRowsIn)
  if (!lost) return
  try {
    const deleted = await deletedSince(changes, lost.since)
    await giveBack(await read((store) => lostWithHeld(store, tables, deleted)), endSetAside)
  } catch {
    // It stays set aside until the next time.
    return
  }
  // The rows may be in memory alone.
  await change(endSetAside)
}
