import {
  DRONE_OVERLAP_SECONDS,
  droneAddress,
  SIT_TUNINGS,
  STILLNESS_ADDRESS,
} from '~/domain/sit/sit-ground.ts'
import { renderStillness, renderTanpura } from '~/raga/sound/render-ground.ts'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'

/** What a sit without a session lies on: a tanpura by itself, or next to nothing. */
export type Ground = {
  /** The name it is served under: `tanpura-c.mp3`. */
  readonly name: string
  readonly minutes: number
  /** Middle Sa of the tanpura, Hz; none for the stillness. */
  readonly tonicHz?: number
}

/** Long enough that nobody hears it come round, short enough to fetch. */
const TANPURA_MINUTES = 5

/** Every ground there is. */
export const GROUNDS: readonly Ground[] = [
  ...SIT_TUNINGS.map(({ id, tonicHz }) => ({
    name: nameOf(droneAddress(id)),
    minutes: TANPURA_MINUTES,
    tonicHz,
  })),
  { name: nameOf(STILLNESS_ADDRESS), minutes: 1 },
]

/** The ground of a name, if it is one. */
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
