import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { haveCommonPart, type TouchedParts } from '~/queries/rows/touched-parts.ts'

const followed = new WeakMap<QueryClient, Set<string>>()
const partsOf = new WeakMap<Query, TouchedParts>()

/** The beginning of the keys of all reads that are computed from a person's rows on the device. */
export function rowsKey(uid: string) {
  return [uid, 'rows'] as const
}

/** Remembers the parts from whose rows a read was computed. */
export function computedFrom(client: QueryClient, queryKey: QueryKey, parts: TouchedParts): void {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (query) partsOf.set(query, parts)
}

/**
 * Computes what a cache holds of a person's rows anew whenever rows change in the parts from which it was
 * computed, from now on.
 */
export function followRows(client: QueryClient, uid: string): void {
  const persons = followed.get(client) ?? new Set()
  followed.set(client, persons)
  if (persons.has(uid)) return
  persons.add(uid)
  rowsOf(uid).subscribe((changed) => {
    const predicate = (query: Query) => {
      const its = partsOf.get(query)
      return !its || !changed || haveCommonPart(its, changed)
    }
    void client.invalidateQueries({ queryKey: rowsKey(uid), predicate })
  })
}
