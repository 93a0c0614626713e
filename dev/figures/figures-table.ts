import { markdownTable } from '~dev/figures/markdown-table.ts'
import type { Figure } from './figures.ts'

const BEGIN = '<!-- figures, by `npm run figures` -->'
const END = '<!-- end of the figures -->'

/**
 * A text with its table of figures replaced.
 * @throws RangeError when the text has no place for the table
 */
export function withFigures(text: string, figures: readonly Figure[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new RangeError(`No "${BEGIN}" is in the text`)
  const table = markdownTable([{ heading: 'What' }, { heading: 'Measured' }], figures)
  return `${text.slice(0, begin)}${BEGIN}\n\n${table}\n\n${text.slice(end)}`
}
