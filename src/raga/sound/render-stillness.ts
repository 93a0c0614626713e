import { gainOf } from '~/raga/sound/decibel.ts'
import { randomStream } from '~/raga/sound/random-stream.ts'
import { emptyBlock, SAMPLE_RATE, type StereoBlock } from '~/raga/sound/stereo-block.ts'

// Browsers take what is quieter than some −72 dBFS for silence; nobody hears this.
const LEVEL_DB = -60
const HIGHEST_HZ = 1200

/** A soft noise far below hearing, in blocks of one second, for pages that must not fall asleep. */
export function* renderStillness(seconds: number): Generator<StereoBlock, void, void> {
  const random = randomStream('stillness')
  const block = emptyBlock()
  const brightness = 1 - Math.exp((-2 * Math.PI * HIGHEST_HZ) / SAMPLE_RATE)
  // Uniform noise of ±1 through this low-pass keeps this share of its RMS.
  const rms = Math.sqrt(brightness / (2 - brightness) / 3)
  const gain = gainOf(LEVEL_DB) / rms
  let dark = 0
  for (let second = 0; second < seconds; second++) {
    for (let index = 0; index < SAMPLE_RATE; index++) {
      dark += (2 * random() - 1 - dark) * brightness
      block.left[index] = dark * gain
      block.right[index] = dark * gain
    }
    yield block
  }
}
