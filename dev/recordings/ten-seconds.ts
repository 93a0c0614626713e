import { fileURLToPath } from 'node:url'
import { findRaga } from '~/raga/catalogue.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'
import { writeMp3 } from '~dev/recordings/render/render-file.ts'

/** What the landing page lets one hear; the file is committed, so that it always exists. */
const FILE = fileURLToPath(new URL('../../public/ten-seconds.mp3', import.meta.url))

const SECONDS = 10
/** Where the voice has begun, in a session of three minutes. */
const FROM_SECONDS = 14
const FADE_IN_SECONDS = 0.4
const FADE_OUT_SECONDS = 2

/** Renders ten seconds of Yaman, the raga whose figure the landing page shows, into a file. */
async function makeTenSeconds(file: string = FILE): Promise<void> {
  const raga = findRaga('yaman')
  if (!raga) throw new RangeError('Yaman is not in the catalogue.')
  const { left, right } = collect(mixOf({ raga, minutes: 3 }), FROM_SECONDS + SECONDS)
  const blocks = Array.from({ length: SECONDS }, (_, second): StereoBlock => {
    const from = (FROM_SECONDS + second) * SAMPLE_RATE
    const faded = (channel: Float32Array) =>
      channel
        .slice(from, from + SAMPLE_RATE)
        .map((sample, index) => sample * gainAt(second + index / SAMPLE_RATE))
    return { left: faded(left), right: faded(right) }
  })
  await writeMp3(blocks, SECONDS, { draft: `${file}.draft`, file })
}

/** How loud it is at a second, 0 to 1. */
function gainAt(second: number): number {
  return Math.min(1, second / FADE_IN_SECONDS, (SECONDS - second) / FADE_OUT_SECONDS)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeTenSeconds()
