// Measures the figures of README.md and writes them into it; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineKilobytes } from './bench/chart.ts'
import { steadyFigures } from './figures/figures.ts'
import { withFigures } from './figures/figures-table.ts'
import { sizeOfFolder } from './figures/installed-size.ts'
import { type CheckedFigure, TOLERANCE_PERCENT, wrongFigures } from './figures/wrong-figures.ts'
import { projectRoot } from './process/local-folder.ts'

const readme = join(projectRoot, 'README.md')
const installed = await sizeOfFolder(join(projectRoot, 'node_modules'))
const text = await readFile(readme, 'utf8')
const { engine, packages } = TOLERANCE_PERCENT
const measured: readonly CheckedFigure[] = [
  ...(await steadyFigures()),
  ['The chart engine with its tables, gzip', `${Math.ceil(await engineKilobytes())} kB`, engine],
  // To ten megabytes, so that a patch version of a package changes nothing.
  [
    'Installed packages (`node_modules`, Linux x64)',
    `${Math.ceil(installed / 1e7) * 10} MB`,
    packages,
  ],
]
if (process.argv.includes('--check')) {
  const wrong = wrongFigures(text, measured)
  if (wrong.length > 0) {
    console.error(['README.md has other figures: run `npm run figures`.', ...wrong].join('\n'))
    process.exitCode = 1
  }
} else {
  const figures = measured.map(([what, figure]) => [what, figure] as const)
  await writeFile(readme, withFigures(text, figures))
}
