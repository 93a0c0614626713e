import * as z from 'zod/mini'
import type { SitGround } from '~/audio/sit/sit-sound.ts'
import { SIT_BELLS, type SitPlan } from '~/domain/sit/sit-clock.ts'
import {
  DRONE_OVERLAP_SECONDS,
  droneAddress,
  SIT_TUNINGS,
  type SitTuning,
  STILLNESS_ADDRESS,
} from '~/domain/sit/sit-ground.ts'

/** How somebody likes to sit by the clock. */
export type SitSettings = SitPlan & {
  readonly sound: 'silence' | 'tanpura'
  readonly tuning: SitTuning
}

export const SIT_MINUTES = { least: 1, most: 180 } as const

const KEY = 'alap:sit'
const FIRST: SitSettings = { minutes: 20, bells: 'none', sound: 'silence', tuning: 'c-sharp' }

export const settingsShape = z.object({
  minutes: z.int().check(z.minimum(SIT_MINUTES.least), z.maximum(SIT_MINUTES.most)),
  bells: z.literal(SIT_BELLS),
  sound: z.literal(['silence', 'tanpura']),
  tuning: z.literal(SIT_TUNINGS.map(({ id }) => id)),
})

/** What was chosen last on this device; anything unreadable counts as nothing chosen. */
export function lastSettings(): SitSettings {
  try {
    const parsed = z.safeParse(settingsShape, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : FIRST
  } catch {
    return FIRST
  }
}

export function rememberSettings(settings: SitSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A private window may refuse: the choice then lasts for this sit.
  }
}

/** Minutes as they were typed; `null` for what is no length of a sit. */
export function minutesTyped(text: string): number | null {
  const minutes = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN
  return minutes >= SIT_MINUTES.least && minutes <= SIT_MINUTES.most ? minutes : null
}

export function titleOf({ sound }: Pick<SitSettings, 'sound'>): string {
  return sound === 'tanpura' ? 'Tanpura sit' : 'Silent sit'
}

export const STILLNESS: SitGround = { url: STILLNESS_ADDRESS, overlapSeconds: 0, isStill: true }

/** What lies under the bells of a sit. */
export function sitGroundOf({ sound, tuning }: Pick<SitSettings, 'sound' | 'tuning'>): SitGround {
  if (sound === 'silence') return STILLNESS
  return { url: droneAddress(tuning), overlapSeconds: DRONE_OVERLAP_SECONDS, isStill: false }
}
