import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import { spoken } from '~dev/process/local-folder.ts'
import { say, step } from '~dev/process/progress.ts'
import { pictureOf } from '~dev/recordings/gallery/picture.ts'

const FOLDER = fileURLToPath(new URL('gallery/pictures', import.meta.url))

/**
 * `npm run audio:gallery -- --ragas yaman,desh`: draws one minute of each raga, for checks by eye.
 */
async function gallery(): Promise<void> {
  const { values } = parseArgs({ options: { ragas: { type: 'string' } } })
  const ids = values.ragas?.split(',') ?? RAGAS.map(({ id }) => id)
  await mkdir(FOLDER, { recursive: true })
  for (const id of ids) {
    const raga = findRaga(id)
    if (!raga) throw new RangeError(`There is no raga "${id}"`)
    const file = join(FOLDER, `${id}.png`)
    await step(
      raga.name,
      () => writeFile(file, pictureOf(raga)),
      () => spoken(file),
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await gallery().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
