// Measures the figures of README.md and writes them into it; with --check it only compares.
import { lstat, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineKilobytes } from './bench/chart.ts'
import { steadyFigures } from './figures/figures.ts'
import { withFigures } from './figures/figures-table.ts'
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

/** The bytes of all files in a folder and below it, without links and Vite's caches. */
async function sizeOfFolder(folder: string): Promise<number> {
  let size = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name.startsWith('.vite')) continue
    if (entry.isDirectory()) size += await sizeOfFolder(path)
    else if (entry.isFile()) size += (await lstat(path)).size
  }
  return size
}
