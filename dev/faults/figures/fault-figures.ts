import { markdownTable } from '~dev/figures/markdown-table.ts'

/** What a suite tried of one kind, and how often something was lost, leaked or out of its domain. */
export type FaultFigure = {
  readonly kind: string
  readonly tried: number
  readonly lost: number
  /** What every chance came from; `null` where none decides. */
  readonly seed: number | null
  /** How many faults the tries met on their way; `null` where each try is one. */
  readonly met: number | null
}

const BEGIN = '<!-- faults, by `npm run soak -- --table` -->'
const END = '<!-- end of the faults -->'
const NUMBERS = [
  'In `npm test`',
  'Faults met',
  'Lost or leaked',
  'Seed',
  'By the last `npm run soak`',
  'Its faults',
  'Lost or leaked by it',
  'Its seed',
  'Mutants killed',
]

/** How many columns each size of run has, after the kind. */
const COLUMNS = 4
const UNKNOWN = ['0', '–', '–', '–']

/** The lines of the table in a text, as cells: the kind, and the columns of `NUMBERS`. */
export function faultLinesIn(readme: string): readonly string[][] {
  const [, rest = ''] = readme.split(BEGIN)
  const lines = (rest.split(END)[0] ?? '').trim().split('\n').slice(2)
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/**
 * A text with the figures of another run in its table, one line a kind; those of the other size stay.
 * @throws Error when it has no place for the table.
 */
export function withFaultFigures(
  readme: string,
  size: 'tests' | 'soak',
  figures: readonly FaultFigure[],
): string {
  const lines = linesByKind(readme)
  const first = size === 'tests' ? 1 : 1 + COLUMNS
  for (const { kind, tried, met, lost, seed } of figures) {
    const known = lines.get(kind) ?? [kind, ...UNKNOWN, ...UNKNOWN, '0']
    const cells = [tried, met ?? '–', lost, seed ?? '–'].map(String)
    lines.set(kind, known.toSpliced(first, COLUMNS, ...cells))
  }
  return withLines(readme, lines)
}

/**
 * A text with another number of killed mutants in every line of its table.
 * @throws Error when it has no place for the table.
 */
export function withMutantsKilled(readme: string, killed: ReadonlyMap<string, number>): string {
  const lines = linesByKind(readme)
  for (const [kind, cells] of lines) {
    // The kind and all numbers but the last one.
    lines.set(kind, [...cells.slice(0, NUMBERS.length), String(killed.get(kind) ?? 0)])
  }
  return withLines(readme, lines)
}

function linesByKind(readme: string): Map<string, readonly string[]> {
  return new Map(faultLinesIn(readme).map((line) => [line[0] ?? '', line]))
}

function withLines(readme: string, lines: ReadonlyMap<string, readonly string[]>): string {
  const [before, rest = ''] = readme.split(BEGIN)
  const [, after] = rest.split(END)
  if (before === undefined || after === undefined) throw new Error('README.md lacks the markers.')
  const columns = [{ heading: 'What' }, ...NUMBERS.map((heading) => ({ heading, isNumber: true }))]
  const sorted = [...lines.values()].toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
  const table = markdownTable(columns, sorted)
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
}
