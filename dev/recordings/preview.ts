import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import { localFolder, spoken } from '~dev/process/local-folder.ts'
import { say, step } from '~dev/process/progress.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'
import { wavFile } from '~dev/recordings/wav-file.ts'

const SECONDS = 60
const MINUTES = 10

/**
 * `npm run audio:preview -- yaman`: the first minute of a recording as a WAV, for checks by ear.
 */
async function preview(id: string | undefined): Promise<void> {
  const raga = findRaga(id ?? '')
  if (!raga) {
    throw new RangeError(`Say which raga: ${RAGAS.map((known) => known.id).join(', ')}`)
  }
  const folder = join(localFolder(), 'previews')
  const file = join(folder, `${raga.id}.wav`)
  await step(
    raga.name,
    async () => {
      await mkdir(folder, { recursive: true })
      await writeFile(file, wavFile(collect(mixOf({ raga, minutes: MINUTES }), SECONDS)))
    },
    () => spoken(file),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await preview(process.argv[2]).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
