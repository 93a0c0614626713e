import type { Contour, Manner } from '~/raga/sound/contour.ts'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'

/** Something that sings contours. It is asked for every tick of a phrase, in order. */
export type Instrument = {
  readonly manner: Manner
  /** Adds tick `tick` of a contour to the samples of the block that begin at `from`. */
  play(contour: Contour, tick: number, block: StereoBlock, from: number): void
}
