import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '~/domain/my-data/csv.ts'
import { MY_COLUMNS, type MyRow } from '~/domain/my-data/my-data.ts'

/** The cells of a CSV text, as RFC 4180 has them read. */
function read(csv: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  for (let found = cell.exec(csv); found; found = cell.exec(csv)) {
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    lines.push(cells)
    cells = []
  }
  return lines
}

const entry = (content: string): MyRow => ({
  id: 'f3a1f0b8-0000-4000-8000-000000000001',
  content,
  mood: 4,
  local_date: '2026-03-01',
  local_minute: null,
  date_created: '2026-03-01T06:30:00.000001Z',
  updated_at: '2026-03-01T06:30:00.000001Z',
})
const contentIn = (csv: string) => read(csv.slice(1))[1]?.[1]

test('begins with the byte order mark and the names of the columns', () => {
  const csv = csvOf('journal_entries', [])
  expect(csv).toBe(`\uFEFF${MY_COLUMNS.journal_entries.join(',')}\r\n`)
})

test('what is not there is an empty cell, and a number stays one', () => {
  expect(csvOf('favourites', [{ item: 'day-1', added_at: null }])).toBe(
    '\uFEFFitem,added_at\r\nday-1,\r\n',
  )
  expect(csvOf('user_astro_profiles', [{ longitude: -70.5 }])).toContain(',-70.5,')
})

test.each(['=1+1', '+44', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://a","b")'])(
  'the text %j is no formula',
  (content) => {
    expect(contentIn(csvOf('journal_entries', [entry(content)]))).toBe(`'${content}`)
  },
)

test('any text comes back as it was, but for the apostrophe before what looks like a formula', () => {
  const unit = fc.constantFrom('a', '"', ',', '\r', '\n', '=', '-', '@', '\t', 'आ', '🎶', ' ')
  fc.assert(
    fc.property(fc.array(fc.string({ unit }), { minLength: 1 }), (contents) => {
      const lines = read(csvOf('journal_entries', contents.map(entry)).slice(1))
      expect(lines).toHaveLength(contents.length + 1)
      const expected = contents.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text))
      expect(lines.slice(1).map((cells) => cells[1])).toEqual(expected)
    }),
  )
})
