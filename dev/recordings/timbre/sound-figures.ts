import type { FluteColours } from '~dev/recordings/timbre/flute-colours.ts'
import type { FluteFigures } from '~dev/recordings/timbre/flute-figures.ts'
import type { LevelFigures } from '~dev/recordings/timbre/level-figures.ts'
import type { PluckedFigures } from '~dev/recordings/timbre/plucked-figures.ts'

export type DroneFigures = {
  readonly to125: number
  readonly to250: number
  readonly to500: number
  readonly to1k: number
  readonly to2k: number
  readonly to4k: number
  readonly to8k: number
  readonly to12k: number
  readonly centroid: number
  readonly flux: number
  readonly swing2k: number
  readonly swing4k: number
  readonly steepest: number
  readonly loudest: number
  readonly aboveFirst: number
  /** The kharaj's twelfth partial against its tenth, dB. */
  readonly thread: number
}

/** What is measured of the instruments of a raga. */
export type SoundFigures = DroneFigures &
  LevelFigures &
  FluteFigures &
  FluteColours &
  PluckedFigures
