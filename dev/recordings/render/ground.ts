import {
  droneAddress,
  GROUND_OVERLAP_SECONDS,
  RAIN_ADDRESS,
  SIT_TUNINGS,
  STILLNESS,
} from '~/domain/sit/sit-ground.ts'
import { renderRain, renderStillness, renderTanpura } from '~/raga/sound/render-ground.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

/** The sound for sitting without a session: a tanpura alone, rain, or almost silence. */
export type Ground = {
  /** The public name: `tanpura-c.mp3`. */
  readonly name: string
  readonly minutes: number
  /** Middle Sa of the tanpura, Hz; absent for the others. */
  readonly tonicHz?: number
}

/** Long enough that listeners do not notice the repetition, short enough to load. */
const TANPURA_MINUTES = 5

/** Listeners do not notice the loop. */
const RAIN_MINUTES = 2

/** All grounds. */
export const GROUNDS: readonly Ground[] = [
  ...SIT_TUNINGS.map(({ id, tonicHz }) => ({
    name: nameOf(droneAddress(id)),
    minutes: TANPURA_MINUTES,
    tonicHz,
  })),
  { name: nameOf(RAIN_ADDRESS), minutes: RAIN_MINUTES },
  { name: nameOf(STILLNESS.url), minutes: 1 },
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
  if (name === nameOf(STILLNESS.url)) return renderStillness(seconds)
  const request = { seconds, fadeSeconds: GROUND_OVERLAP_SECONDS, seed: `${name}/${seed}` }
  return tonicHz === undefined ? renderRain(request) : renderTanpura({ ...request, tonicHz })
}

function nameOf(address: string): string {
  return address.replace(/^.*\//, '')
}
