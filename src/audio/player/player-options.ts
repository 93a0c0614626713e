import type { Composed } from '~/audio/composed/composed-here.ts'
import type { VolumeStorage } from '~/audio/player/device-volume.ts'

/** What a player may have beside its element. */
export type PlayerOptions = {
  storage?: VolumeStorage | null
  /** How sessions are composed; without it every address is that of a file. */
  composed?: Composed | null
}
