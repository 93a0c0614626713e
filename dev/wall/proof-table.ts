import { markdownTable } from '~dev/figures/markdown-table.ts'

/** The result of a class of attacks: how many there were, and the reply to each. */
export type ProofRow = {
  readonly name: string
  readonly statements: number
  readonly refused: number
  readonly empty: number
  readonly own: number
  readonly leaks: number
}

const BEGIN = '<!-- the proof, by `npm run wall:table` -->'
const END = '<!-- end of the proof -->'

const COLUMNS = ['statements', 'refused', 'empty', 'own', 'leaks'] as const
const NUMBERS = ['Statements', 'Refused', 'Empty', 'Own or public rows', 'Leaks']

/** The proof as a table in Markdown, with the sums in its last line. */
export function formatProofTable(rows: readonly ProofRow[]): string {
  const sums = COLUMNS.map((column) => rows.reduce((sum, row) => sum + row[column], 0))
  return markdownTable(
    [{ heading: 'Class' }, ...NUMBERS.map((heading) => ({ heading, isNumber: true }))],
    [
      ...rows.map((row) => [row.name, ...COLUMNS.map((column) => row[column])]),
      ['**All**', ...sums.map((sum) => `**${sum}**`)],
    ],
  )
}

/** The table in the README between its two markers. */
export function proofTableIn(readme: string): string {
  const [, rest = ''] = readme.split(BEGIN)
  return (rest.split(END)[0] ?? '').trim()
}

/**
 * The README with another table between its markers.
 * @throws Error when it has no such markers.
 */
export function withProofTable(readme: string, table: string): string {
  const [before, rest = ''] = readme.split(BEGIN)
  const [, after] = rest.split(END)
  if (before === undefined || after === undefined) throw new Error('README.md lacks the markers.')
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
}
