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
const figure = (kind: string, tried: number, lost = 0, seed: number | null = 1, met?: number) => {
  return { kind, tried, lost, seed, met: met ?? null }
}

test('each size has its own columns, and the other one stays', () => {
  const tests = withFaultFigures(README, 'tests', [figure('Replies', 10), figure('Inputs', 20)])
  expect(faultLinesIn(tests)).toEqual([
    ['Inputs', '20', '–', '0', '1', '0', '–', '–', '–', '0'],
    ['Replies', '10', '–', '0', '1', '0', '–', '–', '–', '0'],
  ])
  const both = withFaultFigures(tests, 'soak', [figure('Replies', 100, 2, 7, 60)])
  expect(faultLinesIn(both)[1]).toEqual([
    'Replies',
    '10',
    '–',
    '0',
    '1',
    '100',
    '60',
    '2',
    '7',
    '0',
  ])
  expect(both.startsWith('# Alap\n')).toBe(true)
  expect(both.endsWith('\n\nAfter.\n')).toBe(true)
})

test('the killed mutants have a column of their own, which other runs keep', () => {
  const tests = withFaultFigures(README, 'tests', [figure('Replies', 10), figure('Inputs', 20)])
  const killed = withMutantsKilled(tests, new Map([['Replies', 3]]))
  const soaked = withFaultFigures(killed, 'soak', [figure('Replies', 100, 0, 7)])
  expect(faultLinesIn(soaked)).toEqual([
    ['Inputs', '20', '–', '0', '1', '0', '–', '–', '–', '0'],
    ['Replies', '10', '–', '0', '1', '100', '–', '0', '7', '3'],
  ])
})

test('what was lost stands there until a run of the same size loses nothing', () => {
  const lost = withFaultFigures(README, 'soak', [figure('Saves', 100, 3, 7, 60)])
  const tests = withFaultFigures(lost, 'tests', [figure('Saves', 10, 0, null)])
  expect(faultLinesIn(tests)).toEqual([['Saves', '10', '–', '0', '–', '100', '60', '3', '7', '0']])
  const mended = withFaultFigures(tests, 'soak', [figure('Saves', 100, 0, 8, 61)])
  expect(faultLinesIn(mended)).toEqual([['Saves', '10', '–', '0', '–', '100', '61', '0', '8', '0']])
})

test('a text without a place for the table is an error', () => {
  expect(() => withFaultFigures('# Alap', 'tests', [])).toThrow('lacks the markers')
})
