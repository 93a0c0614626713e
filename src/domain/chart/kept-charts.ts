/** The most charts that a person can keep beside their own; the database holds to it too. */
export const MOST_KEPT_CHARTS = 100

/** Charts in the order of their names, as people sort them. */
export function byName<Chart extends { readonly id: string; readonly name: string }>(
  charts: readonly Chart[],
): readonly Chart[] {
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return charts.toSorted(
    (one, other) => order.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  )
}
