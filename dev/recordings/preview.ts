import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { localFolder, spoken } from '~dev/process/local-folder.ts'
import { say, step } from '~dev/process/progress.ts'
import { blindPair, previewAt } from '~dev/recordings/blind-pair.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'
import { wavFile } from '~dev/recordings/wav-file.ts'

const SECONDS = 60
const MINUTES = 10

/**
 * `npm run audio:preview -- yaman`: the first minute of a recording as a WAV, for checks by ear.
 * With `--pair <commit>` two of them, here and at that commit, named so that a listener cannot know
 * which is which; `key/` has the solution.
 */
async function preview(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { pair: { type: 'string' } },
    allowPositionals: true,
  })
  const raga = findRaga(positionals[0] ?? '')
  if (!raga) {
    throw new RangeError(`Say which raga: ${RAGAS.map((known) => known.id).join(', ')}`)
  }
  const folder = join(localFolder(), 'previews')
  const { pair } = values
  await step(
    raga.name,
    () =>
      pair === undefined
        ? save(folder, { [`${raga.id}.wav`]: wavFile(minuteOf(raga)) })
        : save(folder, pairOf(raga, pair)),
    () => spoken(folder),
  )
}

function pairOf(raga: Raga, commit: string): Record<string, string | Buffer> {
  const { a, b, key } = blindPair(previewAt(commit, raga.id), minuteOf(raga), randomInt(2) === 0)
  return {
    [`${raga.id}-a.wav`]: a,
    [`${raga.id}-b.wav`]: b,
    [join('key', `${raga.id}.txt`)]: key,
  }
}

function minuteOf(raga: Raga): StereoBlock {
  return collect(mixOf({ raga, minutes: MINUTES }), SECONDS)
}

async function save(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  await mkdir(join(folder, 'key'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await preview().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
