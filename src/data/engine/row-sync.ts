import { daysOf } from '~/data/engine/day-lists.ts'
import {
  giveBackLost,
  type LostOfTable,
  type LostRows,
  lostIn,
  lostRowsIn,
  rememberGone,
  setAside,
  setAsideReturned,
} from '~/data/engine/lost-rows.ts'
import { OpenTable } from '~/data/engine/open-table.ts'
import {
  type ChangesPage,
  changesPage,
  type Filled,
  type FirstPage,
  firstPage,
  isHere,
  malformedPage,
  type NewestPage,
  newestPage,
  type RowState,
  sharedNumber,
} from '~/data/engine/pages.ts'
import { STATE, stateIn, without } from '~/data/engine/row-state.ts'
import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import { SENT_WRITES } from '~/device/device-database.ts'
import {
  type PartChanges,
  type PartStore,
  RowsLost,
  type Sent,
  sentIn,
} from '~/device/kept-rows.ts'

export type RowSyncParts = {
  readonly tables: ReadonlyMap<string, RowTable>
  readonly read: <Result>(work: (store: PartStore) => Promise<Result>) => Promise<Result>
  /** Does it in one transaction, all of it or nothing. */
  readonly change: <Result>(work: (store: PartChanges) => Promise<Result>) => Promise<Result>
  /** Asks the database what changed since a number. */
  readonly changes: (since: number) => Promise<unknown>
  /** Asks it for the newest rows of all tables, and the counts of all days. */
  readonly first: () => Promise<unknown>
  /** Asks it for the newest rows of a table before a place, `null` for the end. */
  readonly newest: (table: string, before: string | null) => Promise<unknown>
  /** What a write changes that the database has and no page has brought; nothing for what is none. */
  readonly changesOf: (sent: Sent) => readonly RowChange[]
  /**
   * Sends to a restored database what its backup has not, by table: resolves once it waits on this device as
   * what a person wrote does, and `end` has been done in the same transaction where that is possible.
   */
  readonly giveBack: (
    lost: ReadonlyMap<string, LostOfTable>,
    end: (store: PartChanges) => Promise<void>,
  ) => Promise<void>
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** What is kept has changed. */
  readonly changed: () => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Changed = Pick<ChangesPage, 'rows' | 'gone'>

const NO_CHANGES: Changed = { rows: {}, gone: [] }

/** A page of what changed since a number, as it came. */
export type ChangesSince = { readonly since: number; readonly page: unknown }

/**
 * Brings one person's rows from the database to the device, and knows no subject: first what changed since
 * the last time, then, on a device that is new, the tables from today backwards. A page and how far
 * it goes are kept in one transaction; a page that cannot be read is refused whole.
 */
export class RowSync {
  readonly #parts: RowSyncParts
  #underWay: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined
  #running: Promise<void> | undefined

  constructor(parts: RowSyncParts) {
    this.#parts = parts
  }

  /**
   * Brings everything that the database has at this moment, or later; rejects with a `DataError` when it
   * does not respond as it should, with all pages kept that came before.
   */
  readonly pull = (): Promise<void> => {
    // What is under way may have asked before.
    this.#next ??= this.#underWay.then(() => {
      this.#next = undefined
      const pulled = this.#parts.alone(() => this.#pullOrBeginAnew())
      this.#running = pulled
      this.#underWay = pulled
        .catch(() => undefined)
        .finally(() => {
          this.#running = undefined
        })
      return pulled
    })
    return this.#next
  }

  /** The same for those to whom it is enough what somebody else has begun to bring. */
  readonly join = (): Promise<void> => this.#running ?? this.pull()

  /**
   * Takes in the page of changes that came with writes, which has what these changed; without one, or where it
   * does not follow what is here, brings what the database has. Rejects as `pull` does.
   */
  async takeIn(came: ChangesSince | null, seqs: readonly number[]): Promise<void> {
    const isTaken = came && (await this.#took(came, seqs).catch(() => false))
    if (!isTaken) await this.pull()
  }

  async #took({ since, page: reply }: ChangesSince, seqs: readonly number[]): Promise<boolean> {
    const page = changesPage(reply)
    if (page.anew || page.more) return false
    let isChanged = false
    const isTaken = await this.#parts.change(async (store) => {
      const before = await stateIn(store)
      if (before?.epoch !== page.epoch || before.seq < since) return false
      // What was brought since has all of it, and would not again take away what it deleted.
      const isKnown = page.seq <= before.seq
      const state = isKnown ? before : { ...before, seq: page.seq, at: this.#parts.now() }
      isChanged = await this.#putChanges(store, isKnown ? NO_CHANGES : page, state, seqs)
      return true
    })
    if (isChanged) this.#parts.changed()
    return isTaken
  }

  async #pullOrBeginAnew(): Promise<void> {
    try {
      await this.#pullAll()
    } catch (error) {
      if (!(error instanceof RowsLost)) throw error
      // From now on they are kept in memory, from none on.
      await this.#pullAll()
    }
  }

  async #pullAll(): Promise<void> {
    // Each page that is asked for from now on has what these have changed.
    const sent = (await this.#parts.read(sentIn)).map(({ seq }) => seq)
    const kept = await this.#parts.read(stateIn)
    let state = kept && (await this.#pullChanges(kept, sent))
    for (let begun = 0; ; ) {
      if (!state) {
        begun += 1
        if (begun > 2) throw malformedPage()
        state = await this.#keepFirst(firstPage(await this.#parts.first()), sent)
      }
      const table = this.#tableToFill(state)
      if (!table) return giveBackLost(this.#parts)
      const before = placeIn(state, table)
      const page = newestPage(await this.#parts.newest(table.name, before))
      if (page.next !== null && page.next === before) throw malformedPage()
      // With another epoch its database was restored from a backup meanwhile.
      state = page.epoch === state.epoch ? await this.#keepNewest(page, table, state) : null
    }
  }

  /** Resolves to `null` when the device must begin anew: the database does not know how far it is. */
  async #pullChanges(before: RowState, sent: readonly number[]): Promise<RowState | null> {
    for (let state = before; ; ) {
      const page = changesPage(await this.#parts.changes(state.seq))
      if (page.anew || page.epoch !== state.epoch) return null
      if (page.more && page.seq <= state.seq) throw malformedPage()
      const at = page.more ? state.at : this.#parts.now()
      state = { ...state, seq: Math.max(page.seq, state.seq), at }
      await this.#keepChanges(page, state, page.more ? [] : sent)
      if (!page.more) return state
    }
  }

  #tableToFill({ filled }: RowState): RowTable | undefined {
    return [...this.#parts.tables.values()].find(({ name }) => filled[name] !== 'whole')
  }

  async #keepChanges(
    page: ChangesPage,
    state: RowState,
    arrived: readonly number[],
  ): Promise<void> {
    const isChanged = await this.#parts.change((store) =>
      this.#putChanges(store, page, state, arrived),
    )
    if (isChanged) this.#parts.changed()
  }

  /** Resolves to whether any row is another now. */
  async #putChanges(
    store: PartChanges,
    page: Changed,
    state: RowState,
    arrived: readonly number[],
  ): Promise<boolean> {
    const isIdle = page.gone.length === 0 && Object.keys(page.rows).length === 0
    for (const name of namesIn(page)) await this.#keepTable(store, name, page, state)
    await rememberGone(store, page.gone, this.#parts.now() * 1000)
    await setAsideReturned(store, page.rows, this.#parts.tables)
    const waiting = await sentIn(store)
    const left = without(waiting, arrived)
    if (left.length < waiting.length) store.put(...SENT_WRITES, left)
    store.put(...STATE, state)
    return !isIdle || left.length < waiting.length
  }

  async #keepTable(
    store: PartChanges,
    name: string,
    { rows, gone }: Changed,
    { filled }: RowState,
  ): Promise<void> {
    const open = new OpenTable(store, this.#table(name))
    for (const row of rows[name] ?? []) await open.put(row)
    const own = gone.filter(([kind]) => kind === name)
    for (const [, key, number] of own) await open.remove(key, number)
    await open.write(store, (part) => isHere(filled[name], part))
  }

  /** It is kept in the place of everything that was there, but for what a restored backup has not. */
  async #keepFirst(page: FirstPage, arrived: readonly number[]): Promise<RowState> {
    const { epoch, restored, seq, tables, days } = page
    const filled = Object.fromEntries(
      Object.entries(tables).map(([name, page]) => [name, filledBy(page)]),
    )
    const state: RowState = { epoch, restored, seq, filled, at: this.#parts.now() }
    await this.#parts.change(async (store) => {
      const left = without(await sentIn(store), arrived)
      const lost = await this.#lostIn(store, page)
      store.clear()
      store.put(...SENT_WRITES, left)
      if (lost) setAside(store, lost)
      for (const [name, { rows }] of Object.entries(tables)) {
        const table = this.#table(name)
        if (table.perDay) store.put(daysOf(table), '', new Map(Object.entries(days[name] ?? {})))
        const open = new OpenTable(store, table)
        for (const row of rows) await open.put(row)
        await open.write(store, (part) => isHere(filled[name], part))
      }
      store.put(...STATE, state)
    })
    this.#parts.changed()
    return state
  }

  /** With the same epoch the account was deleted meanwhile, and stays so. */
  async #lostIn(store: PartStore, { epoch, begun, restored }: FirstPage): Promise<LostRows | null> {
    const before = await stateIn(store)
    if (!before || before.epoch === epoch) return lostRowsIn(store)
    const { tables, changesOf } = this.#parts
    const changes = (await sentIn(store)).flatMap(changesOf)
    return lostIn(store, { tables, changes, since: sharedNumber(before, restored), begun })
  }

  async #keepNewest(page: NewestPage, table: RowTable, before: RowState): Promise<RowState> {
    const { name } = table
    const state = { ...before, filled: { ...before.filled, [name]: filledBy(page) } }
    const place = placeIn(before, table)
    await this.#parts.change(async (store) => {
      const open = new OpenTable(store, table)
      for (const row of page.rows) await open.put(row)
      // The page before may have ended with the last row of its month.
      if (place !== null) await open.recount([place.slice(0, 7)])
      if (page.next === null) await open.recount(null)
      await open.write(store, (part) => isHere(state.filled[name], part))
      store.put(...STATE, state)
    })
    this.#parts.changed()
    return state
  }

  /** Rows of a table that only a newer version of the app shows are kept for that one. */
  #table(name: string): RowTable {
    const ofAnotherVersion = { name, keyOf: (row: Row) => String(row[0]), partOf: () => '' }
    return this.#parts.tables.get(name) ?? ofAnotherVersion
  }
}

function placeIn(state: RowState | null, { name }: RowTable): string | null {
  const filled = state?.filled[name]
  return filled === undefined || filled === 'whole' ? null : filled.next
}

/** The tables of which a page has rows or deletions. */
function namesIn({ rows, gone }: Changed): ReadonlySet<string> {
  return new Set([...Object.keys(rows), ...gone.map(([kind]) => kind)])
}

function filledBy({ next, rows, found }: Omit<NewestPage, 'epoch' | 'seq'>): Filled {
  return next === null ? 'whole' : { next, toCome: Math.max(0, found - rows.length) }
}
