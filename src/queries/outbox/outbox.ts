import type { Sent } from '~/data/send-writes.ts'
import type { Write } from '~/data/write.ts'
import type { KeptWrite, RowsPlan } from '~/device/outbox-rows.ts'
import { DataError } from '~/lib/data-error.ts'
import { untilDone } from '~/queries/outbox/back-off.ts'
import type { End, OutboxListener, OutboxNews, OutboxParts } from '~/queries/outbox/outbox-parts.ts'
import {
  dueRows,
  latestOf,
  pauseOfRows,
  planOfCommit,
  planOfCommits,
  planOfReturn,
  withoutFault,
} from '~/queries/outbox/plans.ts'
import { planOfEnd, planOfResults, sentOf } from '~/queries/outbox/results.ts'
import { Waiters } from '~/queries/outbox/waiters.ts'
import { isSound, withReadRows } from '~/queries/outbox/waiting.ts'

/**
 * The writes of one person that wait on this device. A write is stored on the device first, then
 * sent by the one tab that holds the lock, in order for each row, again and again until the
 * database has it; one that can never be stored is set aside and holds up no other.
 */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #listeners = new Set<OutboxListener>()
  readonly #waiters = new Waiters()
  #rows: readonly KeptWrite[] = []
  #unkept: readonly Write[] = []
  #reading: Promise<void> | undefined
  #sending: Promise<void> | undefined
  #asked: { readonly hurry: boolean } | undefined
  #cancelTimer = () => {}

  constructor(parts: OutboxParts) {
    this.#parts = withReadRows(parts)
  }

  /** The writes as of now, in their order; empty until `ready` has resolved. */
  readonly rows = (): readonly KeptWrite[] => this.#rows

  /** What the screens show before the database has it, in order. */
  readonly shown = (): readonly Write[] => [
    ...this.#rows.filter(({ fault }) => fault === null).map(({ write }) => write as Write),
    ...this.#unkept,
  ]

  /** Shows a write that this device could not store; returns a function that takes it away. */
  showUnkept(write: Write): () => void {
    this.#unkept = [...this.#unkept, write]
    this.#show(this.#rows)
    return () => {
      this.#unkept = this.#unkept.filter((other) => other !== write)
      this.#show(this.#rows)
    }
  }

  readonly subscribe = (listener: OutboxListener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves once the device was read; what cannot be read waits unseen until it can. */
  readonly ready = (): Promise<void> => {
    this.#reading ??= untilDone(async (isLate) => {
      this.#show(await this.#parts.list())
      if (isLate) void this.send()
    }, this.#parts)
    return this.#reading
  }

  /**
   * Stores a write on the device, where it is safe when this resolves, and begins to send it, or
   * waits for a later one of its row; rejects when the device cannot store it. `end` resolves after
   * the first attempt.
   */
  async commit(write: Write): Promise<{ readonly seq: number; readonly end: Promise<End> }> {
    const at = new Date(this.#parts.now()).toISOString()
    const rows = await this.#parts.change((before) => planOfCommit(before, write, at))
    const own = latestOf(rows, write)
    if (!own) throw new DataError('unexpected', 'The device stored nothing')
    const { seq, nextAt } = own
    this.#show(rows)
    this.#parts.tell({ ends: [] })
    if (nextAt > this.#parts.now()) {
      this.#waitForNext()
      return { seq, end: Promise.resolve({ did: 'kept' }) }
    }
    const end = this.#waiters.endOf(seq)
    void this.send()
    return { seq, end }
  }

  /**
   * Stores writes of different rows in one transaction, all or none of them, without those whose row
   * has something that waits, and begins to send them; rejects when the device cannot store them.
   */
  async commitTogether(writes: readonly Write[]): Promise<void> {
    const at = new Date(this.#parts.now()).toISOString()
    this.#show(await this.#parts.change((before) => planOfCommits(before, writes, at)))
    this.#parts.tell({ ends: [] })
    void this.send()
  }

  /**
   * Stores writes that come before all that waits for their rows, and changes the rows of the person, in one
   * transaction, and begins to send them; rejects when the device cannot store them.
   */
  async giveBack(writes: readonly Write[], inRows: RowsPlan['inRows']): Promise<void> {
    const at = new Date(this.#parts.now()).toISOString()
    const rows = await this.#parts.change((before) => ({
      ...planOfReturn(before, writes, at),
      ...(inRows && { inRows }),
    }))
    this.#show(rows)
    this.#parts.tell({ ends: [] })
    void this.send()
  }

  /** Sends what is due; with `hurry`, also what would wait longer. Never rejects. */
  readonly send = ({ hurry = false } = {}): Promise<void> => {
    this.#asked = { hurry: hurry || (this.#asked?.hurry ?? false) }
    this.#sending ??= this.#sendAsked().finally(() => {
      this.#sending = undefined
      this.#waitForNext()
    })
    return this.#sending
  }

  /** Sends a write that was set aside once more; what was deleted meanwhile, as something new. */
  async tryAgain(seq: number): Promise<void> {
    const rows = await this.#parts.change((before) => ({ put: withoutFault(before, seq) }))
    this.#show(rows)
    await this.send()
  }

  /** Removes a write for good: the person does not want it to be stored. */
  async giveUp(seq: number): Promise<void> {
    const error = new DataError('gone', 'The person gave it up')
    await this.#end([[seq, { error }]], { remove: [seq] })
  }

  /** Takes in what another tab has done. */
  async hear({ ends }: OutboxNews): Promise<void> {
    const rows = await this.#parts.list().catch(() => this.#rows)
    this.#settle(ends)
    this.#show(rows)
  }

  async #sendAsked(): Promise<void> {
    this.#cancelTimer()
    for (let asked = this.#asked; asked; asked = this.#asked) {
      this.#asked = undefined
      const { hurry } = asked
      await this.#parts.alone(() => this.#sendAll(hurry)).catch(() => undefined)
    }
    // What waits behind another write of its row was not sent yet.
    this.#waiters.keepAll()
  }

  async #sendAll(hurry: boolean): Promise<void> {
    // Once the database was reached, nothing has to wait for it any longer.
    for (let isHurried = hurry; ; isHurried = true) {
      const batch = await this.#takeDue(isHurried)
      if (batch.length === 0) return
      const sending = this.#parts.send(batch.map(({ write }) => write as Write))
      if (!(await this.#take(batch, await sentOf(sending, batch.length)))) return
    }
  }

  /** Counts the attempt before it begins, so that a killed tab leaves no write that looks unsent. */
  async #takeDue(hurry: boolean): Promise<readonly KeptWrite[]> {
    let batch: readonly KeptWrite[] = []
    const rows = await this.#parts.change((before) => {
      const due = dueRows(before, hurry ? Number.POSITIVE_INFINITY : this.#parts.now())
      batch = due.map((row) => ({ ...row, attempts: row.attempts + 1 }))
      return { put: batch }
    })
    // No screen shows an attempt.
    this.#rows = rows
    return batch
  }

  /** Takes in the results of a request. Returns whether the database was reached at all. */
  async #take(batch: readonly KeptWrite[], { results, changes }: Sent): Promise<boolean> {
    const { now, random } = this.#parts
    const { ends, plan, stored, isReached } = planOfResults(batch, results, { now, random })
    await this.#end(ends, plan, stored)
    const seqs = batch.map(({ seq }) => seq)
    if (isReached) for (const listener of this.#listeners) listener.decided?.(changes, seqs)
    return isReached
  }

  async #end(
    ends: OutboxNews['ends'],
    plan: RowsPlan,
    stored: ReadonlyMap<string, string> = new Map(),
  ): Promise<void> {
    const rows = await this.#parts.change((before) => planOfEnd(before, plan, stored))
    this.#settle(ends, true)
    this.#show(rows)
    this.#parts.tell({ ends })
  }

  #settle(ends: OutboxNews['ends'], isOurs = false): void {
    for (const [seq, end] of ends) {
      const row = this.#rows.find((one) => one.seq === seq && isSound(one))
      if (!row || ('did' in end && end.did === 'kept')) continue
      const isLate = isOurs && !this.#waiters.has(seq)
      for (const listener of this.#listeners) listener.ended?.(row.write as Write, end, isLate)
    }
    this.#waiters.settle(ends)
  }

  #show(rows: readonly KeptWrite[]): void {
    this.#rows = rows
    for (const listener of this.#listeners) listener.changed?.()
  }

  #waitForNext(): void {
    this.#cancelTimer()
    const ms = pauseOfRows(this.#rows, this.#parts.now())
    if (ms !== null) this.#cancelTimer = this.#parts.later(ms, () => void this.send())
  }
}
