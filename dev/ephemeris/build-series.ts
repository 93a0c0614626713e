import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'
import { seriesFiles } from './series-files.ts'

const folder = join(projectRoot, 'src', 'jyotish', 'series')

/** Writes the tables of the ephemeris again: the same source gives the same files. */
async function buildSeries(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(await seriesFiles())) {
    await writeFile(join(folder, name), text)
    console.log(`  ${name.padEnd(20)} ${(text.length / 1000).toFixed(1)} kB`)
  }
}

await buildSeries()
