import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { steadyFigures } from '~dev/figures/figures.ts'
import { withFigures } from '~dev/figures/figures-table.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

test('the README has the figures that are measured', async () => {
  const readme = await readFile(join(projectRoot, 'README.md'), 'utf8')
  const unpadded = readme.replace(/ {2,}/g, ' ')
  for (const [what, figure] of await steadyFigures()) {
    expect(unpadded).toContain(`| ${what} | ${figure} |`)
  }
})

test('a table of figures replaces the one before, and nothing else is changed', () => {
  const text = 'a\n<!-- figures, by `npm run figures` -->\nold\n<!-- end of the figures -->\nb\n'
  const written = withFigures(text, [['Cities', '3']])
  expect(written).toMatch(/^a\n[\s\S]*\| Cities \| 3 {8}\|\n\n<!-- end of the figures -->\nb\n$/)
  expect(written).not.toContain('old')
  expect(() => withFigures('a', [])).toThrow(RangeError)
})
