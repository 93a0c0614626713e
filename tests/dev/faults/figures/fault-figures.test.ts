import { expect, test } from 'vitest'
import {
  faultLinesIn,
  withFaultFigures,
  withMutantsKilled,
} from '~dev/faults/figures/fault-figures.ts'

const README = `# Alap

<!-- faults, by \`npm run soak -- --table\` -->
<!-- end of the faults -->

After.
`
const figure = (kind: string, tried: number, lost = 0, seed = 1) => ({ kind, tried, lost, seed })

test('each size has its own columns, and the other one stays', () => {
  const tests = withFaultFigures(README, 'tests', [figure('Replies', 10), figure('Inputs', 20)])
  expect(faultLinesIn(tests)).toEqual([
    ['Inputs', '20', '1', '0', '–', '0', '0'],
    ['Replies', '10', '1', '0', '–', '0', '0'],
  ])
  const both = withFaultFigures(tests, 'soak', [figure('Replies', 100, 2, 7)])
  expect(faultLinesIn(both)[1]).toEqual(['Replies', '10', '1', '100', '7', '2', '0'])
  expect(both.startsWith('# Alap\n')).toBe(true)
  expect(both.endsWith('\n\nAfter.\n')).toBe(true)
})

test('the killed mutants have a column of their own, which other runs keep', () => {
  const tests = withFaultFigures(README, 'tests', [figure('Replies', 10), figure('Inputs', 20)])
  const killed = withMutantsKilled(tests, new Map([['Replies', 3]]))
  const soaked = withFaultFigures(killed, 'soak', [figure('Replies', 100, 0, 7)])
  expect(faultLinesIn(soaked)).toEqual([
    ['Inputs', '20', '1', '0', '–', '0', '0'],
    ['Replies', '10', '1', '100', '7', '0', '3'],
  ])
})

test('a text without a place for the table is an error', () => {
  expect(() => withFaultFigures('# Alap', 'tests', [])).toThrow('lacks the markers')
})
