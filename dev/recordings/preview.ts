import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import type { Raga, RagaId } from '~/raga/model/raga.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { localFolder, spoken } from '~dev/process/local-folder.ts'
import { say, step } from '~dev/process/progress.ts'
import { blindPair, clipsAt, type EarlierClips } from '~dev/recordings/blind-pair.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'
import { wavFile } from '~dev/recordings/wav-file.ts'

const SECONDS = 60
const MINUTES = 10

/** Of both voices, low and middle, in the light and in the dark half of the day. */
const PAIRED: readonly RagaId[] = ['yaman', 'bhairavi', 'bhupali', 'malkauns', 'darbari-kanada']

/**
 * `npm run audio:preview -- yaman desh`: the first minute of each recording as a WAV, for checks by
 * ear. With `--pair <commit>` two of each raga (of five, where none is named), here and at that
 * commit, named so that a listener cannot know which is which; `key/` has the solution.
 */
async function preview(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { pair: { type: 'string' } },
    allowPositionals: true,
  })
  const { pair } = values
  const ragas = (positionals.length === 0 && pair ? PAIRED : positionals).map(findRaga)
  const known = ragas.filter((raga) => raga !== undefined)
  if (known.length === 0 || known.length < ragas.length) {
    throw new RangeError(`Say which ragas: ${RAGAS.map(({ id }) => id).join(', ')}`)
  }
  const folder = join(localFolder(), 'previews')
  const earlier = pair === undefined ? null : clipsAt(pair)
  try {
    for (const raga of known) {
      await step(
        raga.name,
        () => save(folder, earlier ? pairOf(raga, earlier) : aloneOf(raga)),
        () => spoken(folder),
      )
    }
  } finally {
    earlier?.remove()
  }
}

function aloneOf(raga: Raga): Record<string, Buffer> {
  return { [`${raga.id}.wav`]: wavFile(minuteOf(raga)) }
}

function pairOf(raga: Raga, earlier: EarlierClips): Record<string, string | Buffer> {
  const { a, b, key } = blindPair(earlier.clipOf(raga.id), minuteOf(raga), randomInt(2) === 0)
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
