import { entryOfRow, JOURNAL_ENTRIES } from '~/data/journal-entries.ts'
import { KEPT_CHARTS, keptChartsOf } from '~/data/kept-charts.ts'
import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { createDevice } from './device.ts'
import { BORN } from './practice/births.ts'
import { uuidOf } from './seeded-ids.ts'

const DAY = localDay('2026-01-01')
const BEGAN = Date.parse('2026-01-01T06:00:00Z')
/** How often a row is begun: seldom, so that both devices change the same ones. */
const BEGINS = 0.06
/** How often a row is deleted, as the device shows it. */
const ENDS = 0.03
/** How often it is a chart, whose name holds the words of an entry, and no entry. */
const CHARTS = 0.3
/** A name has 200 characters at most; and a copy says in four that it is one. */
const LONGEST_NAME = 150
const MOST_CHARTS = 25

type Device = ReturnType<typeof createDevice>
type Kind = 'entry' | 'chart'
/** A row with its words; `at` is when it was changed last. */
export type StoredRow = {
  readonly kind: Kind
  readonly id: string
  readonly words: string
  readonly at: string
}
type Shown = Map<string, StoredRow>

/**
 * A person who writes at random on several devices: each change adds words of its own to an entry, or
 * to the name of a chart, as that device shows it, and a row is deleted as that device shows it.
 */
export function createJournal(devices: readonly Device[], random: () => number) {
  const words: string[] = []
  const thrownAway: string[] = []
  const begun = new Set<string>()
  let count = 0
  const screens = devices.map((device) => ({ device, shown: new Map<string, StoredRow>() }))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  return {
    /** All words so far. */
    words,
    /** The ids of the rows the person began; any other is a copy. */
    begun,
    /** The words of the rows that were deleted, as they were shown then. */
    thrownAway,
    /** The next write, on one of the devices. */
    next: () => {
      const { device, shown } = pick(screens)
      count += 1
      const at = new Date(BEGAN + count * 60_000).toISOString()
      const write = next(shown, at)
      lay(shown, write)
      /** The person looks at what the device shows. */
      const look = async () => {
        const rows = await rowsOn(device)
        shown.clear()
        for (const row of rows) shown.set(row.id, row)
      }
      return { device, write, look }
    },
  }

  function next(shown: Shown, at: string): Write {
    const kind = random() < CHARTS ? 'chart' : 'entry'
    const rows = [...shown.values()].filter((row) => row.kind === kind)
    const chance = random()
    if (rows.length < 2) return begin(kind, at)
    const row = pick(rows)
    const isFull =
      kind === 'chart' && (row.words.length > LONGEST_NAME || rows.length > MOST_CHARTS)
    if (isFull || chance < ENDS) return end(row)
    return chance < BEGINS + ENDS ? begin(kind, at) : change(row, at)
  }

  function begin(kind: Kind, at: string): Write {
    const first = `(new ${words.length})`
    words.push(first)
    const id = uuidOf(random)
    begun.add(id)
    if (kind === 'chart') return { kind: 'keep-chart', id, name: first, ...BORN, at, base: null }
    return { kind: 'save-entry', id, content: first, mood: 3, day: DAY, minute: 360, at }
  }

  function end({ kind, id, words: last, at: base }: StoredRow): Write {
    thrownAway.push(last)
    return { kind: kind === 'chart' ? 'delete-chart' : 'delete-entry', id, base }
  }

  function change({ kind, id, words: before, at: base }: StoredRow, at: string): Write {
    const word = `(${words.length})`
    words.push(word)
    const all = `${before} ${word}`
    if (kind === 'chart') return { kind: 'keep-chart', id, name: all, ...BORN, at, base }
    const of = { day: DAY, minute: 360, createdAt: at }
    return { kind: 'edit-entry', id, content: all, mood: 3, at, base, of }
  }
}

async function rowsOn(device: Device): Promise<readonly StoredRow[]> {
  const entries = (await device.shown(JOURNAL_ENTRIES)).flatMap((row): StoredRow[] => {
    const entry = entryOfRow(row)
    return entry ? [{ kind: 'entry', id: entry.id, words: entry.content, at: entry.updatedAt }] : []
  })
  const charts = keptChartsOf(await device.shown(KEPT_CHARTS)).map(
    ({ id, name, updatedAt }): StoredRow => ({ kind: 'chart', id, words: name, at: updatedAt }),
  )
  return [...entries, ...charts].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function lay(shown: Shown, write: Write): void {
  switch (write.kind) {
    case 'delete-entry':
    case 'delete-chart':
      shown.delete(write.id)
      break
    case 'save-entry':
    case 'edit-entry':
      shown.set(write.id, { kind: 'entry', id: write.id, words: write.content, at: write.at })
      break
    case 'keep-chart':
      shown.set(write.id, { kind: 'chart', id: write.id, words: write.name, at: write.at })
      break
  }
}
