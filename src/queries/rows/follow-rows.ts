import type { QueryClient } from '@tanstack/react-query'
import { rowsOf } from '~/queries/rows/person-rows.ts'

const followed = new WeakMap<QueryClient, Set<string>>()

/** The beginning of the keys of all reads that are computed from a person's rows on the device. */
export function rowsKey(uid: string) {
  return [uid, 'rows'] as const
}

/** Computes what a cache holds of a person's rows anew whenever these change, from now on. */
export function followRows(client: QueryClient, uid: string): void {
  const persons = followed.get(client) ?? new Set()
  followed.set(client, persons)
  if (persons.has(uid)) return
  persons.add(uid)
  rowsOf(uid).subscribe(() => void client.invalidateQueries({ queryKey: rowsKey(uid) }))
}
