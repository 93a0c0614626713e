import { countedDays, dayListsOf, daysOf } from '~/data/engine/day-lists.ts'
import { numberOf, type Row, type RowTable, withColumn } from '~/data/engine/row-table.ts'
import type { PartChanges, PartStore } from '~/device/kept-rows.ts'

type Part = {
  readonly rows: Map<string, Row>
  /** Undefined until they are needed. */
  texts?: Map<string, string> | undefined
  isChanged: boolean
  isToCount: boolean
}

/** The name under which the long texts of a table are kept. */
const textsOf = ({ name }: RowTable) => `${name}/texts`

/** A table within a transaction: its parts are read when they are needed, and written once. */
export class OpenTable {
  readonly #store: PartStore
  readonly #table: RowTable
  readonly #parts = new Map<string, Part>()
  #isWhole: boolean = false
  #isCountedAnew: boolean = false

  constructor(store: PartStore, table: RowTable) {
    this.#store = store
    this.#table = table
  }

  /** The rows of some parts, `null` for all of them, with their long texts where these are asked for. */
  async rows(parts: readonly string[] | null, withTexts = false): Promise<Row[]> {
    const opened = await this.#open(parts)
    const { textAt } = this.#table
    if (!withTexts || textAt === undefined)
      return opened.flatMap(([, { rows }]) => [...rows.values()])
    await this.#openTexts(opened)
    return opened.flatMap(([, { rows, texts }]) =>
      [...rows].map(([key, row]) => withColumn(row, textAt, texts?.get(key) ?? null)),
    )
  }

  /** Keeps a row in the place of an older one with its key, in whichever part that lies. */
  async put(row: Row): Promise<void> {
    const { keyOf, partOf, moves, textAt } = this.#table
    const key = keyOf(row)
    const name = partOf(row)
    const part = await this.#part(name)
    const other = moves && !part.rows.has(key) ? await this.#partWith(key) : undefined
    const held = part.rows.get(key) ?? other?.rows.get(key)
    if (held && numberOf(held) > numberOf(row)) return
    if (other) await this.#removeFrom(other, key)
    const texts = textAt === undefined ? undefined : await this.#texts(name, part)
    const text = textAt === undefined ? undefined : row[textAt]
    if (texts && typeof text === 'string') texts.set(key, text)
    part.rows.set(key, textAt === undefined ? row : withColumn(row, textAt, null))
    part.isChanged = part.isToCount = true
  }

  /** Removes the row with a key, unless it was changed after the deletion with this number. */
  async remove(key: string, number: number): Promise<void> {
    const part = await this.#partWith(key)
    const held = part?.rows.get(key)
    if (part && held && numberOf(held) <= number) await this.#removeFrom(part, key)
  }

  /** Counts the days of these parts anew when it is written, and nothing else where they are all. */
  async recount(parts: readonly string[] | null): Promise<void> {
    if (!this.#table.perDay) return
    for (const [, part] of await this.#open(parts)) part.isToCount = true
    this.#isCountedAnew ||= parts === null
  }

  /** Writes the parts that have changed, and the counts of the days of those whose rows are all here. */
  async write(store: PartChanges, isHere: (part: string) => boolean): Promise<void> {
    const { name } = this.#table
    for (const [part, { rows, texts, isChanged }] of this.#parts) {
      if (!isChanged) continue
      if (rows.size === 0) store.delete(name, part)
      else store.put(name, part, [...rows.values()])
      if (texts?.size === 0) store.delete(textsOf(this.#table), part)
      else if (texts) store.put(textsOf(this.#table), part, texts)
    }
    await this.#writeCounts(store, isHere)
  }

  async #writeCounts(store: PartChanges, isHere: (part: string) => boolean): Promise<void> {
    const { perDay } = this.#table
    const toCount = [...this.#parts].filter(([part, { isToCount }]) => isToCount && isHere(part))
    if (!perDay || (toCount.length === 0 && !this.#isCountedAnew)) return
    const lists = new Map(this.#isCountedAnew ? [] : await dayListsOf(store, this.#table))
    for (const [part, { rows }] of toCount) {
      if (rows.size === 0) lists.delete(part)
      else lists.set(part, countedDays(rows.values(), perDay))
    }
    store.put(daysOf(this.#table), '', lists)
  }

  async #removeFrom(part: Part, key: string): Promise<void> {
    const [name = ''] = [...this.#parts].find(([, each]) => each === part) ?? []
    part.rows.delete(key)
    if (this.#table.textAt !== undefined) (await this.#texts(name, part)).delete(key)
    part.isChanged = part.isToCount = true
  }

  async #partWith(key: string): Promise<Part | undefined> {
    const opened = [...this.#parts.values()].find(({ rows }) => rows.has(key))
    if (opened) return opened
    await this.#open(null)
    return [...this.#parts.values()].find(({ rows }) => rows.has(key))
  }

  async #open(parts: readonly string[] | null): Promise<readonly (readonly [string, Part])[]> {
    if (parts) {
      return Promise.all(parts.map(async (name) => [name, await this.#part(name)] as const))
    }
    if (!this.#isWhole) {
      for (const [name, kept] of await this.#store.all(this.#table.name)) {
        if (!this.#parts.has(name)) this.#parts.set(name, this.#partOf(kept))
      }
      this.#isWhole = true
    }
    return [...this.#parts]
  }

  async #part(name: string): Promise<Part> {
    const known = this.#parts.get(name)
    if (known) return known
    const part = this.#partOf(
      this.#isWhole ? undefined : await this.#store.get(this.#table.name, name),
    )
    // Another read of it may have come first.
    const first = this.#parts.get(name) ?? part
    this.#parts.set(name, first)
    return first
  }

  #partOf(kept: unknown): Part {
    const rows = Array.isArray(kept) ? kept.filter(Array.isArray) : []
    return {
      rows: new Map(rows.map((row: Row) => [this.#table.keyOf(row), row])),
      isChanged: false,
      isToCount: false,
    }
  }

  async #openTexts(opened: readonly (readonly [string, Part])[]): Promise<void> {
    if (opened.length < 3) {
      await Promise.all(opened.map(([name, part]) => this.#texts(name, part)))
      return
    }
    const kept = await this.#store.all(textsOf(this.#table))
    for (const [name, part] of opened) part.texts ??= textsIn(kept.get(name))
  }

  async #texts(name: string, part: Part): Promise<Map<string, string>> {
    if (part.texts) return part.texts
    const kept = textsIn(await this.#store.get(textsOf(this.#table), name))
    part.texts ??= kept
    return part.texts
  }
}

function textsIn(kept: unknown): Map<string, string> {
  return kept instanceof Map ? (kept as Map<string, string>) : new Map()
}
