import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MY_COLUMNS, type MyRow } from '~/domain/my-data/my-data.ts'
import { csvOf } from '~/domain/my-data/my-data-text.ts'

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
  starred: true,
})
const contentIn = (csv: string) => read(csv.slice(1))[1]?.[1]

test('a CSV file begins with the byte order mark and the names of the columns', () => {
  const csv = csvOf('journal_entries', [])
  expect(csv).toBe(`\uFEFF${MY_COLUMNS.journal_entries.join(',')}\r\n`)
})

test('a CSV file has an empty cell for a missing value, and a number stays a number', () => {
  expect(csvOf('favourites', [{ item: 'day-1', added_at: null }])).toBe(
    '\uFEFFitem,added_at\r\nday-1,\r\n',
  )
  expect(csvOf('user_astro_profiles', [{ longitude: -70.5 }])).toContain(',-70.5,')
  expect(csvOf('journal_entries', [entry('dusk')])).toMatch(/,true\r\n$/)
})

test.each([
  ...['=1+1', '+44', '-2', '@SUM(A1)', '=HYPERLINK("http://a","b")'],
  ...['\tx', '\rx', '\nx', '\n=1'],
  ...['＝1+1', '＋44', '－2', '＠SUM(A1)'],
  ...[' =1', '   +44', '\u00a0-2', '\u3000＝1', '\ufeff@SUM(A1)', ' \t=1'],
  ...['\u0085=1', '\u001f=1', '\u200b=1', '\u00ad+1', '\u202e-1', '\u2060@A1', '\u2028=1'],
  ...['\ufe0f=1', '\u3164=1', '\u{e0020}=1', ' \u200b\u0000\u2066=1', "'\u200b=1"],
  ...['﹦1+1', '﹢44', '﹣2', '﹫SUM(A1)', '\u2060﹦1'],
])('the text %j gets an apostrophe and is no formula', (content) => {
  expect(contentIn(csvOf('journal_entries', [entry(content)]))).toBe(`'${content}`)
})

test('every sign that stands for one of a formula is guarded like it', () => {
  const signs = Array.from({ length: 0x1_0000 }, (_, point) => String.fromCharCode(point)).filter(
    (sign) => /^[=+\-@]/.test(sign.normalize('NFKC')),
  )
  expect(signs.length).toBeGreaterThan(12)
  const texts = signs.map((sign) => `${sign}1`)
  const lines = read(csvOf('journal_entries', texts.map(entry)).slice(1)).slice(1)
  expect(lines.map((cells) => cells[1])).toEqual(texts.map((text) => `'${text}`))
})

test.each(['a=1', ' a', '  ', '\u200ba', "'tis dusk", 'rain, = dusk', '1－2', 'ॐ', "a '=1"])(
  'the text %j stays as it is',
  (content) => {
    expect(contentIn(csvOf('journal_entries', [entry(content)]))).toBe(content)
  },
)

test('a text that already looks guarded gets one more apostrophe, so that the two stay distinct', () => {
  const texts = ['=1', "'=1", "''=1", "' ＝1", "'\nx"]
  const lines = read(csvOf('journal_entries', texts.map(entry)).slice(1)).slice(1)
  expect(lines.map((cells) => cells[1])).toEqual(texts.map((text) => `'${text}`))
})

/** What was written in a cell: a guarded one gives up its first apostrophe. */
function written(cell: string | undefined): string | undefined {
  return cell?.startsWith("'") && isLikeAFormula(cell.replace(/^'+/, '')) ? cell.slice(1) : cell
}

/** Once what nobody sees is away, and each sign has the form that a spreadsheet takes it for. */
function isLikeAFormula(text: string): boolean {
  const seen = text.replace(/^[\p{Cc}\p{Cf}\p{Z}]+/u, '')
  return /^[\t\r\n]/.test(text) || /^[=+\-@]/.test(seen.normalize('NFKC'))
}

test('any text is read back from CSV unchanged, and none begins like a formula', () => {
  const unseen = [' ', '\u3000', '\u0085', '\u001f', '\u200b', '\u00ad', '\u202e', '\u2060']
  const wide = ['＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫']
  const signs = ['=', '+', '-', '@', "'", '\t', '\r', '\n', ...unseen, ...wide]
  const unit = fc.constantFrom('a', '"', ',', 'आ', '🎶', ...signs)
  fc.assert(
    fc.property(fc.array(fc.string({ unit }), { minLength: 1 }), (contents) => {
      const lines = read(csvOf('journal_entries', contents.map(entry)).slice(1))
      expect(lines).toHaveLength(contents.length + 1)
      const cells = lines.slice(1).map((line) => line[1] ?? '')
      expect(cells.map(written)).toEqual(contents)
      for (const cell of cells) expect(isLikeAFormula(cell)).toBe(false)
    }),
  )
})
