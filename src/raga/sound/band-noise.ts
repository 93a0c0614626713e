import { SAMPLE_RATE } from '~/raga/sound/stereo-block.ts'

/**
 * One band of a noise: a band-pass that can be moved while it sounds (a state-variable filter,
 * trapezoidal; Zavalishin, The Art of VA Filter Design, 3.10), at unit gain in its middle.
 */
export class Band {
  private first = 0
  private second = 0
  private a1 = 0
  private a2 = 0
  private readonly damping: number

  constructor(q: number) {
    this.damping = 1 / q
  }

  tune(hz: number): void {
    const g = Math.tan((Math.PI * Math.min(hz, 0.45 * SAMPLE_RATE)) / SAMPLE_RATE)
    this.a1 = 1 / (1 + g * (g + this.damping))
    this.a2 = g * this.a1
  }

  filter(sample: number): number {
    const band = this.a1 * this.first + this.a2 * (sample - this.second)
    const low = this.second + (this.a2 / this.a1) * band
    this.first = 2 * band - this.first
    this.second = 2 * low - this.second
    return band * this.damping
  }
}
