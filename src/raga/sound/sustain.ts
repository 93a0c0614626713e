import { SAMPLE_RATE } from '~/raga/sound/stereo-block.ts'

/**
 * Lets a sound that dies away die more slowly, in place: `share` of its fall, in dB, is taken back
 * against its loudest moment. 0 changes nothing, 1 would keep it as loud as it began.
 */
export function sustain(samples: Float32Array, share: number, windowSeconds: number): void {
  const keep = Math.exp(-1 / (windowSeconds * SAMPLE_RATE))
  const power = new Float32Array(samples.length)
  let smooth = 0
  let loudest = 0
  // Forwards and backwards, so that the gain follows the sound without delay.
  for (let index = 0; index < samples.length; index++) {
    smooth = keep * smooth + (1 - keep) * (samples[index] as number) ** 2
    power[index] = smooth
  }
  smooth = 0
  for (let index = samples.length - 1; index >= 0; index--) {
    smooth = keep * smooth + (1 - keep) * (power[index] as number)
    power[index] = smooth
    loudest = Math.max(loudest, smooth)
  }
  // −60 dB and less is left alone: there is no sound to be sustained.
  const floor = loudest * 1e-6
  for (let index = 0; index < samples.length; index++) {
    const fall = Math.max(floor, power[index] as number) / loudest
    samples[index] = (samples[index] as number) * fall ** (-share / 2)
  }
}
