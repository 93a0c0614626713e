// The database takes 10 MB a request, in which a character may need nine bytes, and gives a
// statement five seconds.
const MOST_ROWS = 1000
const MOST_CHARACTERS = 1_000_000

/** Parts of a list of rows that one statement can add, each as the JSON text of its rows. */
export function partsOf(rows: readonly unknown[]): string[] {
  const texts = rows.map((row) => JSON.stringify(row))
  return grouped(texts, (text) => text.length + 1, MOST_ROWS).map((part) => `[${part.join(',')}]`)
}

/** Parts that can travel together in one request. */
export function inRequests<Part extends { readonly text: string }>(
  parts: readonly Part[],
): Part[][] {
  return grouped(parts, ({ text }) => text.length, Number.POSITIVE_INFINITY)
}

function grouped<Item>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
  most: number,
): Item[][] {
  const groups: Item[][] = []
  let room = 0
  for (const item of items) {
    const last = groups.at(-1)
    room -= lengthOf(item)
    if (last && room >= 0 && last.length < most) last.push(item)
    else {
      groups.push([item])
      room = MOST_CHARACTERS - lengthOf(item)
    }
  }
  return groups
}
