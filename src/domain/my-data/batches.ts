// The database takes 10 MB a request, in which a character may need nine bytes, and gives a
// statement five seconds.
const MOST_ROWS = 1000
const MOST_CHARACTERS = 1_000_000

/** Parts of a list of rows that one call can add each. */
export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const sized = rows.map((row) => ({ row, length: JSON.stringify(row).length + 1 }))
  return grouped(sized, ({ length }) => length, MOST_ROWS).map((part) => part.map(({ row }) => row))
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
