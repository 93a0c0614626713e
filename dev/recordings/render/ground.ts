import {
  DRONE_OVERLAP_SECONDS,
  droneAddress,
  SIT_TUNINGS,
  STILLNESS_ADDRESS,
} from '~/domain/sit/sit-ground.ts'
import { renderStillness, renderTanpura } from '~/raga/sound/render-ground.ts'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'

/** The sound for sitting without a session: a tanpura alone, or almost silence. */
export type Ground = {
  /** The public name: `tanpura-c.mp3`. */
  readonly name: string
  readonly minutes: number
  /** Middle Sa of the tanpura, Hz; absent for the silence. */
  readonly tonicHz?: number
}

/** Long enough that listeners do not notice the repetition, short enough to load. */
const TANPURA_MINUTES = 5

/** All grounds. */
export const GROUNDS: readonly Ground[] = [
  ...SIT_TUNINGS.map(({ id, tonicHz }) => ({
    name: nameOf(droneAddress(id)),
    minutes: TANPURA_MINUTES,
    tonicHz,
  })),
  { name: nameOf(STILLNESS_ADDRESS), minutes: 1 },
]

/** The ground with a name, if there is one. */
export function groundNamed(name: string): Ground | undefined {
  return GROUNDS.find((ground) => ground.name === name)
}

/** A ground in blocks of one second. */
export function renderGround(
  { name, minutes, tonicHz }: Ground,
  seed: string,
): Generator<StereoBlock, void, void> {
  const seconds = minutes * 60
  if (tonicHz === undefined) return renderStillness(seconds)
  const fadeSeconds = DRONE_OVERLAP_SECONDS
  return renderTanpura({ tonicHz, seconds, fadeSeconds, seed: `${name}/${seed}` })
}

function nameOf(address: string): string {
  return address.replace(/^.*\//, '')
}
