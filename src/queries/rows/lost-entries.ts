import type { LostOfTable } from '~/data/engine/lost-rows.ts'
import { numberOf, type Row } from '~/data/engine/row-table.ts'
import { entryOfRow, type KeptEntry } from '~/data/journal-entries.ts'
import type { Write } from '~/data/write.ts'
import { isBefore, isStillGone } from '~/queries/rows/lost-deletions.ts'

/** What is sent for the entries that a restored backup has not as this device has them, and for those deleted. */
export function lostEntryWrites(lost: LostOfTable): readonly Write[] {
  return [...lost.rows.flatMap((row) => keptWrites(row, lost)), ...deletedWrites(lost)]
}

function keptWrites(row: Row, { held, since, begun }: LostOfTable): readonly Write[] {
  const entry = entryOfRow(row)
  if (!entry) return []
  const { id, isStarred } = entry
  const stored = held.get(id)
  if (!stored) return [...added(entry, row), ...(isStarred ? [star(entry)] : [])]
  const other = entryOfRow(stored)
  if (!other) return []
  const words = changed(entry, other, begun)
  // A star that somebody has changed since the restore is taken away by nobody.
  const isTold = isStarred || numberOf(stored) <= since
  return isTold && isStarred !== other.isStarred ? [...words, star(entry)] : words
}

const star = ({ id, isStarred }: KeptEntry): Write => ({ kind: 'star-entry', id, isStarred })

function deletedWrites({ gone, held, begun }: LostOfTable): readonly Write[] {
  return gone.flatMap(([, id, number]): readonly Write[] => {
    const row = held.get(id)
    const entry = row ? entryOfRow(row) : null
    if (!row || !entry || !isStillGone(row, { number, at: entry.updatedAt, begun })) return []
    const { day, minute, mood, updatedAt: base } = entry
    return [{ kind: 'delete-entry', id, base, day, minute, mood }]
  })
}

/** An entry as it was first, and what was changed of it, so that it has both its instants again. */
function added(entry: KeptEntry, row: Row): readonly Write[] {
  const { id, content, mood, day, minute, createdAt, updatedAt } = entry
  const words = { id, content, mood }
  const [at, changedAt] = [String(row[5]), String(row[6])]
  const isChanged = updatedAt !== createdAt
  const first: Write = {
    kind: 'save-entry',
    ...words,
    day,
    minute,
    at,
    returned: isChanged ? 'changed' : 'as-written',
  }
  if (!isChanged) return [first]
  const of = { day, minute, createdAt, was: mood }
  const change = { ...words, at: changedAt, base: createdAt, of, returned: true } as const
  return [first, { kind: 'edit-entry', ...change }]
}

/** The words changed last stay. Where somebody changed others since the restore, both do. */
function changed(entry: KeptEntry, other: KeptEntry, begun: number): readonly Write[] {
  const { id, content, mood, day, minute, createdAt, updatedAt } = entry
  const isSame = content === other.content && mood === other.mood
  if (isSame && day === other.day) return []
  if (updatedAt > other.updatedAt) {
    const of = { day: other.day, minute: other.minute, createdAt: other.createdAt, was: other.mood }
    const edit = { id, content, mood, at: updatedAt, base: other.updatedAt, of } as const
    const moved = day === other.day ? {} : { day }
    return [{ kind: 'edit-entry', ...edit, ...moved, returned: true }]
  }
  if (isSame || isBefore(other.updatedAt, begun)) return []
  const copy = { id: idOfCopy(id, updatedAt), content, mood, day, minute, at: createdAt }
  return [{ kind: 'save-entry', ...copy, copyOf: 'edit', returned: 'as-written' }]
}

/** The same on every device that has these words, so that one copy is made of them. */
function idOfCopy(id: string, at: string): string {
  const length = 12
  return id.slice(0, -length) + Date.parse(at).toString(16).padStart(length, '0')
}
