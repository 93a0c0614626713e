import { localDay } from '~/domain/day/local-day.ts'
import type { Write } from '~/queries/writes/write.ts'
import type { createDevice } from '~tests/fuzz/outbox-device.ts'

const DAY = localDay('2026-01-01')
const BEGAN = Date.parse('2026-01-01T06:00:00Z')
/** How often an entry is begun: seldom, so that both devices change the same ones. */
const BEGINS = 0.06
/** How often an entry is deleted, as the device shows it. */
const ENDS = 0.03

type Device = ReturnType<typeof createDevice>
/** An entry of the database; `at` is when it was changed last. */
export type StoredEntry = {
  readonly id: string
  readonly content: string
  readonly day: string
  readonly at: string
}
type ShownEntry = Pick<StoredEntry, 'content' | 'at'>

/**
 * A person who writes at random on several devices: each change adds words of its own to an entry as
 * that device shows it, and an entry is deleted as that device shows it.
 */
export function createJournal(devices: readonly Device[], random: () => number) {
  const words: string[] = []
  const thrownAway: string[] = []
  const begun = new Set<string>()
  let count = 0
  const screens = devices.map((device) => ({ device, shown: new Map<string, ShownEntry>() }))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  return {
    /** All words so far. */
    words,
    /** The ids of the entries the person began; any other is a copy. */
    begun,
    /** The texts of the entries that were deleted, as they were shown then. */
    thrownAway,
    /** The next write, on one of the devices. */
    next: () => {
      const { device, shown } = pick(screens)
      count += 1
      const at = new Date(BEGAN + count * 60_000).toISOString()
      const write = next(shown, at)
      lay(shown, write)
      /** The device reads the database; what waits there lies over it. */
      const look = (entries: readonly StoredEntry[]) => {
        shown.clear()
        for (const { id, content, at: last } of entries) shown.set(id, { content, at: last })
        for (const { write: waiting } of device.rows()) lay(shown, waiting as Write)
      }
      return { device, write, look }
    },
  }

  function next(shown: ReadonlyMap<string, ShownEntry>, at: string): Write {
    if (shown.size < 2) return begin(at)
    const chance = random()
    if (chance < BEGINS) return begin(at)
    return chance < BEGINS + ENDS ? end(shown) : change(shown, at)
  }

  function begin(at: string): Write {
    const content = `(new ${words.length})`
    words.push(content)
    const id = crypto.randomUUID()
    begun.add(id)
    return { kind: 'save-entry', id, content, mood: 3, day: DAY, minute: 360, at }
  }

  function end(shown: ReadonlyMap<string, ShownEntry>): Write {
    const [id, { content, at: base }] = pick([...shown])
    thrownAway.push(content)
    return { kind: 'delete-entry', id, base }
  }

  function change(shown: ReadonlyMap<string, ShownEntry>, at: string): Write {
    const [id, before] = pick([...shown])
    const word = `(${words.length})`
    words.push(word)
    const of = { day: DAY, minute: 360, createdAt: at }
    const content = `${before.content} ${word}`
    return { kind: 'edit-entry', id, content, mood: 3, at, base: before.at, of }
  }
}

function lay(shown: Map<string, ShownEntry>, write: Write): void {
  if (write.kind === 'delete-entry') shown.delete(write.id)
  if (write.kind !== 'save-entry' && write.kind !== 'edit-entry') return
  shown.set(write.id, { content: write.content, at: write.at })
}
