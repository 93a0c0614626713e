/**
 * A reply as its function returned it, from the shorter form of `door.packed`
 * (`db/schema/004.do.reads.sql`): records as `{columns, rows}`, and days as
 * `{days: [[year, '01310214…'], …]}`. What has neither form is returned unchanged, and a part that
 * does not fit gives something that the reader of the reply refuses.
 */
export function unpacked(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply
  const columns: unknown = Reflect.get(reply, 'columns')
  const rows: unknown = Reflect.get(reply, 'rows')
  if (areNames(columns) && Array.isArray(rows)) return rows.map((row) => record(columns, row))
  const days: unknown = Reflect.get(reply, 'days')
  return Array.isArray(days) ? days.flatMap(daysOfYear) : reply
}

// Anything else would be made into text by JavaScript, which fails for a list nested thousands deep.
function areNames(columns: unknown): columns is readonly string[] {
  return Array.isArray(columns) && columns.every((name) => typeof name === 'string')
}

function record(columns: readonly string[], row: unknown): unknown {
  if (!Array.isArray(row) || row.length !== columns.length) return row
  return Object.fromEntries(columns.map((name, index) => [name, row[index]]))
}

function daysOfYear(packed: unknown): unknown {
  const [year, days]: unknown[] = Array.isArray(packed) ? packed : []
  if (typeof days !== 'string' || typeof year !== 'string') return null
  // What is left over is too short for a day.
  return days.match(/.{1,4}/gs)?.map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`) ?? []
}
