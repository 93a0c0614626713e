import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

const LINES = 8
/** A power of two longer than every line: positions wrap by a mask. */
const SPAN = 4096
const MASK = SPAN - 1
const PRE_DELAY = Math.round(TIMBRE.room.preDelaySeconds * SAMPLE_RATE)
const DELAYS = Int32Array.from(TIMBRE.room.delays)
/** What each line keeps of a pass, so that all fade together whatever their length. */
const DECAYS = Float64Array.from(
  TIMBRE.room.delays,
  (delay) => 10 ** ((-3 * delay) / (TIMBRE.room.decaySeconds * SAMPLE_RATE)),
)
/** One-pole low-pass: the share of the new sample. */
const BRIGHTNESS = 1 - Math.exp((-2 * Math.PI * TIMBRE.room.dampingHz) / SAMPLE_RATE)

/**
 * The room: a feedback delay network of eight lines mixed by a Householder matrix (Jot 1991), each
 * darkened by a one-pole low-pass. Even lines hear and feed the left, odd ones the right.
 */
export class Room {
  private readonly lines = new Float32Array(LINES * SPAN)
  private readonly dark = new Float64Array(LINES)
  private readonly preLeft = new Float32Array(SPAN)
  private readonly preRight = new Float32Array(SPAN)
  private readonly outputs = new Float64Array(2)
  private cursor = 0

  /** Adds the room's answer to a block, in place. */
  render(block: StereoBlock): void {
    const level = TIMBRE.room.wet / 2
    for (let index = 0; index < block.left.length; index++) {
      const left = block.left[index] as number
      const right = block.right[index] as number
      this.preLeft[this.cursor] = left
      this.preRight[this.cursor] = right
      this.circulate()
      block.left[index] = left + (this.outputs[0] as number) * level
      block.right[index] = right + (this.outputs[1] as number) * level
      this.cursor = (this.cursor + 1) & MASK
    }
  }

  /** One sample through all lines. */
  private circulate(): void {
    const { lines, dark, outputs, cursor } = this
    let even = 0
    let odd = 0
    for (let line = 0; line < LINES; line++) {
      const read = lines[line * SPAN + ((cursor - (DELAYS[line] as number)) & MASK)] as number
      const before = dark[line] as number
      const now = before + (read - before) * BRIGHTNESS
      dark[line] = now
      if (line & 1) odd += now
      else even += now
    }
    const late = (cursor - PRE_DELAY) & MASK
    const left = this.preLeft[late] as number
    const right = this.preRight[late] as number
    const common = (even + odd) * (2 / LINES)
    for (let line = 0; line < LINES; line++) {
      const fed = ((dark[line] as number) - common) * (DECAYS[line] as number)
      lines[line * SPAN + cursor] = fed + (line & 1 ? right : left)
    }
    outputs[0] = even
    outputs[1] = odd
  }
}
