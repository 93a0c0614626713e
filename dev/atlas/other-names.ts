import { folded } from '~/domain/places/atlas.ts'
import { tableRows } from './table-rows.ts'

/** The name to show for a place, and other names that find it. */
export type Names = { readonly name: string; readonly others: readonly string[] }

/**
 * Names by the source's name, of cities (`other-names.tsv`) or regions (`region-names.tsv`);
 * several for one key belong to several places, the largest first.
 */
export async function namesFrom(table: string): Promise<ReadonlyMap<string, readonly Names[]>> {
  const names = new Map<string, readonly Names[]>()
  for (const [country = '', source = '', name = '', others = ''] of await tableRows(table)) {
    const key = nameKey(country, source)
    const own = { name, others: others.split(';').filter((other) => other) }
    names.set(key, [...(names.get(key) ?? []), own])
  }
  return names
}

/** The key of a place in those names. */
export function nameKey(country: string, source: string): string {
  return `${country} ${folded(source)}`
}
