import { expect, test } from 'vitest'
import { faultLinesIn, withFaultFigures } from '~dev/faults/figures/fault-figures.ts'

const README = `# Alap

<!-- faults, by \`npm run soak -- --table\` -->
<!-- end of the faults -->

After.
`
const figure = (kind: string, tried: number, lost = 0, seed = 1) => ({ kind, tried, lost, seed })

test('each size has its own columns, and the other one stays', () => {
  const tests = withFaultFigures(README, 'tests', [figure('Replies', 10), figure('Inputs', 20)])
  expect(faultLinesIn(tests)).toEqual([
    ['Inputs', '20', '1', '0', '–', '0'],
    ['Replies', '10', '1', '0', '–', '0'],
  ])
  const both = withFaultFigures(tests, 'soak', [figure('Replies', 100, 2, 7)])
  expect(faultLinesIn(both)[1]).toEqual(['Replies', '10', '1', '100', '7', '2'])
  expect(both.startsWith('# Alap\n')).toBe(true)
  expect(both.endsWith('\n\nAfter.\n')).toBe(true)
})

test('a text without a place for the table is an error', () => {
  expect(() => withFaultFigures('# Alap', 'tests', [])).toThrow('lacks the markers')
})
