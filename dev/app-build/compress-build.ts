import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/
const HARDEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const compress = promisify(brotliCompress)

/** Writes a Brotli copy of every text file of a build, as `<name>.br`. */
export async function compressBuild(outDir: string): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      await writeFile(`${file}.br`, await compress(await readFile(file), HARDEST))
    }),
  )
}
