/** The most charts that a person can keep beside their own; the database holds to it too. */
export const MOST_KEPT_CHARTS = 100

/** Said of a chart that another device had changed when it was to be deleted. */
export const CHART_NOT_DELETED = {
  title: 'Chart not deleted',
  text: 'It was changed somewhere else meanwhile. Look at it before you delete it.',
}

/** Said of changes to a chart that another device had changed or deleted. */
export const CHART_KEPT_BESIDE = {
  title: 'Kept as a chart of its own',
  description: 'Another device had changed this chart. Yours is kept too, with (2) after its name.',
}

/** Charts in the order of their names, as people sort them. */
export function byName<Chart extends { readonly id: string; readonly name: string }>(
  charts: readonly Chart[],
): readonly Chart[] {
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return charts.toSorted(
    (one, other) => order.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  )
}
