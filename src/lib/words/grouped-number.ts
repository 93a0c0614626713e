// The first format of a page takes a phone as long as drawing a screen.
let format: Intl.NumberFormat | undefined

/** A count with its thousands set apart ("20,000"), as in the English texts around it. */
export function groupedNumber(count: number): string {
  format ??= new Intl.NumberFormat('en')
  return format.format(count)
}
