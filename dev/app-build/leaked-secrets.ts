import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { secretsIn } from './secrets.ts'

const NO_TEXT = /\.(?:br|mp3|png|jpg|woff2)$/

/** What seems to be a secret in any text file of a folder, as `file: name of the secret`. */
export async function leakedSecrets(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && !NO_TEXT.test(entry.name))
  const found = await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const secrets = secretsIn(await readFile(file, 'utf8'))
      return secrets.map((secret) => `${relative(outDir, file)}: ${secret}`)
    }),
  )
  return found.flat().sort()
}
