import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFiles, fontsFolder } from './font-files.ts'

/** Writes the fonts of what the app draws again: the same words give the same files. */
for (const [name, bytes] of await fontFiles()) {
  await writeFile(join(fontsFolder, name), bytes)
  console.log(`  ${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
}
