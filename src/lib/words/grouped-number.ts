const FORMAT = new Intl.NumberFormat('en')

/** A count with its thousands set apart ("20,000"), as in the English texts around it. */
export function groupedNumber(count: number): string {
  return FORMAT.format(count)
}
