import { useSyncExternalStore } from 'react'
import { changedSinceImport, type ImportPart, type UndoPart } from '~/data/import-part.ts'
import { ROW_TABLES } from '~/data/registry.ts'
import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import { type Newcomers, partsOf } from '~/domain/my-data/rows-to-import.ts'
import { createSignal } from '~/lib/channel.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { usePerson } from '~/queries/person.tsx'
import { readPersonRows } from '~/queries/rows/person-rows.ts'
import { storeTogether } from '~/queries/rows/store-write.ts'

/** An import of this page, which can be undone while the page lives. */
export type Import = {
  readonly id: string
  /** How many rows it added. */
  readonly count: number
  /** How many of them the person had deleted, as far as the database has said: they stay deleted. */
  readonly gone: number
  /** How many of its rows stayed when it was undone, as they had been changed; `null` before. */
  readonly stayed: number | null
}

type Known = Import & {
  readonly uid: string
  /** Each with the number of its rows once it is known. */
  readonly parts: readonly UndoPart[]
}

let imports: readonly Known[] = []
const { tell, subscribe } = createSignal<void>()
const listening = new Set<string>()

function change(id: string, by: (one: Known) => Partial<Known>): void {
  imports = imports.map((one) => (one.id === id ? { ...one, ...by(one) } : one))
  tell()
}

/** The imports of this page, oldest first. */
export function useImports(): readonly Import[] {
  const { uid } = usePerson()
  return useSyncExternalStore(subscribe, () => imports).filter((one) => one.uid === uid)
}

// Begun again, an import is the same one: its parts are stored once.
const begun = new WeakMap<readonly Newcomers[], readonly ImportPart[]>()

/**
 * Adds the new rows of a file: all of them are on this device, and on every screen, when this resolves, and
 * are sent from there. Resolves to the id of the import.
 * @throws DataError as `storeTogether` does; to do it again with the same list is harmless
 */
export async function importRows(uid: string, newcomers: readonly Newcomers[]): Promise<string> {
  const parts = begun.get(newcomers) ?? partsIn(newcomers)
  begun.set(newcomers, parts)
  const id = parts[0]?.id ?? ''
  listen(uid)
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  const before = imports
  // What comes of a part may be known before all are stored.
  imports = [
    ...imports.filter((one) => one.id !== id),
    { id, uid, parts: parts.map((part) => ({ ...part, seq: null })), count, gone: 0, stayed: null },
  ]
  try {
    await storeTogether(
      uid,
      parts.map((part) => ({ kind: 'import-rows', ...part })),
      { areMany: true },
    )
  } catch (error) {
    imports = before
    throw error
  }
  tell()
  return id
}

/** Forgets the imports of a person who has left this device. */
export function forgetImports(uid: string): void {
  imports = imports.filter((one) => one.uid !== uid)
}

function partsIn(newcomers: readonly Newcomers[]): readonly ImportPart[] {
  const id = crypto.randomUUID()
  return newcomers
    .flatMap(({ kind, rows }) => partsOf(rows).map((part) => ({ table: kind, rows: part })))
    .map((its, part) => ({ id, part, ...its }))
}

/** Remembers what the database says of parts, from now on. */
function listen(uid: string): void {
  if (listening.has(uid)) return
  listening.add(uid)
  outboxOf(uid).subscribe({
    ended: (write, end) => {
      const imported = 'did' in end ? end.imported : undefined
      if (write.kind !== 'import-rows' || !imported) return
      const { gone, seq } = imported
      change(write.id, (one) => ({
        gone: one.gone + gone,
        parts: one.parts.map((part) => (part.part === write.part ? { ...part, seq } : part)),
      }))
    },
  })
}

const undoing = new Map<string, Promise<number>>()

/**
 * Takes away what an import added, on this device and from there in the account; what was changed since
 * stays. Resolves to how many rows that are. Done twice it is done once.
 * @throws DataError as `storeTogether` does
 */
export function undoImport(id: string): Promise<number> {
  const known =
    undoing.get(id) ??
    undo(id).catch((error: unknown) => {
      undoing.delete(id)
      throw error
    })
  undoing.set(id, known)
  return known
}

async function undo(id: string): Promise<number> {
  const one = imports.find((each) => each.id === id)
  if (!one) return 0
  const { uid, parts } = one
  const stayed = await changedSince(uid, parts)
  await storeTogether(
    uid,
    parts.map((part) => ({ kind: 'undo-import', ...part })),
    { areMany: true },
  )
  // The rows need not be remembered any longer.
  change(id, () => ({ stayed, parts: [] }))
  return stayed
}

function changedSince(uid: string, parts: readonly UndoPart[]): Promise<number> {
  return readPersonRows(uid, async ({ rows }) => {
    let count = 0
    for (const kind of MY_KINDS) {
      const its = parts.filter((part) => part.table === kind)
      const table = ROW_TABLES.get(kind)
      if (its.length === 0 || !table) continue
      const held = new Map(
        (await rows({ table, parts: null })).map((row) => [table.keyOf(row), row]),
      )
      for (const part of its) count += changedSinceImport(part, held)
    }
    return count
  })
}
