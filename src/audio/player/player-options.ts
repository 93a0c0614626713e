import type { Composed } from '~/audio/composed/composed-here.ts'
import type { VolumeStorage } from '~/audio/player/device-volume.ts'
import type { ClockParts } from '~/audio/sit/sit-by-clock.ts'

/** What a player may have beside its element. */
export type PlayerOptions = {
  storage?: VolumeStorage | null
  /** How sessions are composed; without it every address is that of a file. */
  composed?: Composed | null
  /** With what a sit that cannot be composed goes by the clock; without it, it fails. */
  clock?: ClockParts | null
  /** Reads a person's own file by its hash; `null` when this device does not have it. */
  readFile?: (hash: string) => Promise<Blob | null>
  /** Calls a function with each address that the page's policy keeps from sounding. */
  onForbidden?: (tell: (address: string) => void) => void
}
