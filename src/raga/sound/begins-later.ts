import { SAMPLE_RATE, type StereoBlock, type Voice } from '~/raga/sound/voice/stereo-block.ts'

/** A voice that is silent for whole seconds, and then plays from its own beginning. */
export class BeginsLater implements Voice {
  readonly #voice: Voice
  #silentSeconds: number

  constructor(voice: Voice, seconds: number) {
    this.#voice = voice
    this.#silentSeconds = seconds
  }

  render(block: StereoBlock): void {
    if (this.#silentSeconds > 0) this.#silentSeconds -= block.left.length / SAMPLE_RATE
    else this.#voice.render(block)
  }

  wind(seconds: number): void {
    const own = seconds - this.#silentSeconds
    this.#silentSeconds = Math.max(0, -own)
    if (own > 0) this.#voice.wind(own)
  }
}
