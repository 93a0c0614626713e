import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { atlasFile } from './atlas-file.ts'
import { atlasPath } from './atlas-path.ts'

/** Writes the atlas again: the same sources give the same file. */
async function buildAtlas(): Promise<void> {
  const text = await atlasFile()
  await writeFile(atlasPath, text)
  const cities = text.split('\n').filter((line) => /^[^#=@]/.test(line)).length
  const size = (gzipSync(text, { level: 9 }).length / 1000).toFixed(1)
  console.log(`  ${cities} cities, ${size} kB compressed`)
}

await buildAtlas()
