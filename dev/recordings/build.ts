import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { folders, spoken } from '~dev/process/local-folder.ts'
import { say, step } from '~dev/process/progress.ts'
import { showProgress } from '~dev/recordings/build-progress.ts'
import { choiceOf } from '~dev/recordings/catalogue-files.ts'
import { recordingName } from '~dev/recordings/recording.ts'
import { type FillOptions, fillCache, type Made } from '~dev/recordings/render/fill-cache.ts'

/**
 * Writes every recording that the app offers to `outFolder`, under its public name, and makes those
 * missing from the cache first. A kill leaves only whole files, and drafts that the next run
 * removes.
 */
export async function buildRecordings(
  outFolder: string,
  options: FillOptions = {},
): Promise<readonly Made[]> {
  const made = await fillCache({ onProgress: showProgress(), ...options })
  await mkdir(outFolder, { recursive: true })
  const drafts = (await readdir(outFolder)).filter((name) => name.endsWith('.draft'))
  await Promise.all(drafts.map((name) => rm(join(outFolder, name), { force: true })))
  return await Promise.all(
    made.map(async ({ recording, file }) => {
      const target = join(outFolder, recordingName(recording))
      const draft = `${target}.${randomUUID()}.draft`
      // A hard link where the disk supports it, so that a build needs no extra space.
      await copyFile(file, draft, constants.COPYFILE_FICLONE)
      await rename(draft, target)
      return { recording, file: target }
    }),
  )
}

/** `npm run audio:build -- --ragas yaman,desh --minutes 10,15`: fills the local cache. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ragas: { type: 'string' }, minutes: { type: 'string' } },
  })
  await step(
    'Recordings',
    () => fillCache({ ...choiceOf(values), onProgress: showProgress() }),
    (made) => `${made.length} in ${spoken(folders.recordings())}`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
