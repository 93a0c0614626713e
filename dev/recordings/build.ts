import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type FillOptions, fillCache, type Made } from '~dev/recordings/fill-cache.ts'
import { recordingName } from '~dev/recordings/recording.ts'
import { folders, spoken } from '~dev/stand-ins/local-folder.ts'
import { say, step } from '~dev/stand-ins/progress.ts'

/**
 * Puts every recording the sessions need into `outFolder`, under the name it is served by, making
 * first what the cache lacks. A kill leaves whole files only.
 */
export async function buildRecordings(
  outFolder: string,
  options: FillOptions = {},
): Promise<readonly Made[]> {
  const made = await fillCache({ onProgress: showProgress(), ...options })
  await mkdir(outFolder, { recursive: true })
  return await Promise.all(
    made.map(async ({ recording, file }) => {
      const target = join(outFolder, recordingName(recording))
      const draft = `${target}.${randomUUID()}.draft`
      await copyFile(file, draft)
      await rename(draft, target)
      return { recording, file: target }
    }),
  )
}

/** A line that counts up in a terminal; elsewhere one line for each tenth. */
function showProgress(): (share: number) => void {
  let shown = -1
  return (share) => {
    const percent = Math.floor(share * 100)
    if (process.stdout.isTTY && percent !== shown) process.stdout.write(`\r  ${percent} %\r`)
    else if (Math.floor(percent / 10) > Math.floor(shown / 10)) say(`${percent} %`)
    shown = percent
  }
}

/** `npm run audio:build -- --ragas yaman,desh --minutes 10`: fills the local cache. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ragas: { type: 'string' }, minutes: { type: 'string' } },
  })
  await step(
    'Recordings',
    () =>
      fillCache({
        ragas: values.ragas?.split(','),
        minutes: values.minutes === undefined ? undefined : Number(values.minutes),
        onProgress: showProgress(),
      }),
    (made) => `${made.length} in ${spoken(folders.recordings())}`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
