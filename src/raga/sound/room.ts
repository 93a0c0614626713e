import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const LINES = 8
/** A power of two longer than every line, so that a mask wraps positions. */
const SPAN = 4096
const MASK = SPAN - 1
const PRE_DELAY = Math.round(TIMBRE.room.preDelaySeconds * SAMPLE_RATE)
const DELAYS = Int32Array.from(TIMBRE.room.delays)
/** The gain of one pass of each line, so that all fade together whatever their length. */
const DECAYS = Float64Array.from(
  TIMBRE.room.delays,
  (delay) => 10 ** ((-3 * delay) / (TIMBRE.room.decaySeconds * SAMPLE_RATE)),
)
/** One-pole low-pass: the share of the new sample. */
const BRIGHTNESS = 1 - Math.exp((-2 * Math.PI * TIMBRE.room.dampingHz) / SAMPLE_RATE)

/** Samples between two updates of the lines' lengths. */
const STRETCH = 32
const { drift: DRIFT } = TIMBRE.room

/**
 * The room: a feedback delay network of eight lines mixed by a Householder matrix (Jot 1991), each
 * darkened by a one-pole low-pass; even lines take and give the left side, odd ones the right.
 * Their lengths change slowly, each at its own speed: with fixed lengths a long note of one pitch
 * would be much louder than one of another.
 */
export class Room {
  readonly #lines = new Float32Array(LINES * SPAN)
  readonly #dark = new Float64Array(LINES)
  readonly #preLeft = new Float32Array(SPAN)
  readonly #preRight = new Float32Array(SPAN)
  readonly #outputs = new Float64Array(2)
  /** How much longer than its base each line is now, in samples, and the change for each sample. */
  readonly #longer = new Float64Array(LINES)
  readonly #growth = new Float64Array(LINES)
  #cursor = 0
  /** Samples from the beginning of the recording. */
  #time: number

  constructor(startSeconds = 0) {
    this.#time = startSeconds * SAMPLE_RATE
    for (let line = 0; line < LINES; line++) this.#longer[line] = longerAt(line, startSeconds)
  }

  /** Adds the echo of the room to a block, in place. */
  render(block: StereoBlock): void {
    const level = TIMBRE.room.wet / 2
    for (let index = 0; index < block.left.length; index++) {
      const left = block.left[index] as number
      const right = block.right[index] as number
      if (this.#time % STRETCH === 0) this.#wander()
      this.#time++
      this.#preLeft[this.#cursor] = left
      this.#preRight[this.#cursor] = right
      this.#circulate()
      block.left[index] = left + (this.#outputs[0] as number) * level
      block.right[index] = right + (this.#outputs[1] as number) * level
      this.#cursor = (this.#cursor + 1) & MASK
    }
  }

  #wander(): void {
    const seconds = (this.#time + STRETCH) / SAMPLE_RATE
    for (let line = 0; line < LINES; line++) {
      const now = this.#longer[line] as number
      this.#growth[line] = (longerAt(line, seconds) - now) / STRETCH
    }
  }

  /** One sample through all lines. */
  #circulate(): void {
    const lines = this.#lines
    const dark = this.#dark
    const outputs = this.#outputs
    const longer = this.#longer
    const growth = this.#growth
    const cursor = this.#cursor
    let even = 0
    let odd = 0
    for (let line = 0; line < LINES; line++) {
      const more = (longer[line] as number) + (growth[line] as number)
      longer[line] = more
      const whole = Math.floor(more)
      const from = cursor - (DELAYS[line] as number) - whole
      const near = lines[line * SPAN + (from & MASK)] as number
      const far = lines[line * SPAN + ((from - 1) & MASK)] as number
      const read = near + (far - near) * (more - whole)
      const before = dark[line] as number
      const now = before + (read - before) * BRIGHTNESS
      dark[line] = now
      if (line & 1) odd += now
      else even += now
    }
    const late = (cursor - PRE_DELAY) & MASK
    const left = this.#preLeft[late] as number
    const right = this.#preRight[late] as number
    const common = (even + odd) * (2 / LINES)
    for (let line = 0; line < LINES; line++) {
      const fed = ((dark[line] as number) - common) * (DECAYS[line] as number)
      lines[line * SPAN + cursor] = fed + (line & 1 ? right : left)
    }
    outputs[0] = even
    outputs[1] = odd
  }
}

/** How many samples longer than its base a line is at a time. */
function longerAt(line: number, seconds: number): number {
  const turns = seconds * DRIFT.hz * (1 + DRIFT.spread * line) + line / LINES
  return DRIFT.samples * (1 + Math.sin(2 * Math.PI * turns))
}
