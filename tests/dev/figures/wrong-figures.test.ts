import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TOLERANCE_PERCENT, wrongFigures } from '~dev/figures/wrong-figures.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

const TEXT =
  '| What     | Measured |\n| -------- | -------- |\n| Cities   | 13245    |\n| Packages | 750 MB   |\n'

test.each([
  ['the same', [['Cities', '13245']], []],
  ['another', [['Cities', '13244']], ['Cities: 13245 is written, 13244 is measured']],
  ['missing', [['Ragas', '18']], ['Ragas: nothing is written, 18 is measured']],
  ['within its tolerance', [['Packages', '600 MB', 25]], []],
  [
    'beyond its tolerance',
    [['Packages', '590 MB', 25]],
    ['Packages: 750 MB is written, 590 MB is measured'],
  ],
  [
    'in another unit',
    [['Packages', '750 kB', 25]],
    ['Packages: 750 MB is written, 750 kB is measured'],
  ],
] as const)(
  'a figure of the README is compared with the measured one: %s',
  (_name, figures, wrong) => {
    expect(wrongFigures(TEXT, figures)).toEqual(wrong)
  },
)

test('the README states how far the two sizes may differ', async () => {
  const readme = (await readFile(join(projectRoot, 'README.md'), 'utf8')).replace(/\s+/g, ' ')
  const { engine, packages } = TOLERANCE_PERCENT
  expect(readme).toContain(`the engine may differ by ${engine}%, the packages by ${packages}%`)
})
