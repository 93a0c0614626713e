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

/** A person's settings for a sit by the clock. */
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

/** The last settings on this device; unreadable data counts as none. */
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
    // Storage may be blocked. The settings then apply to this sit only.
  }
}

/** The typed minutes; `null` if they are not a valid length. */
export function minutesTyped(text: string): number | null {
  const minutes = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN
  return minutes >= SIT_MINUTES.least && minutes <= SIT_MINUTES.most ? minutes : null
}

export function titleOf({ sound }: Pick<SitSettings, 'sound'>): string {
  return sound === 'tanpura' ? 'Tanpura sit' : 'Silent sit'
}

export const STILLNESS: SitGround = { url: STILLNESS_ADDRESS, overlapSeconds: 0, isStill: true }

/** The continuous sound under the bells of a sit. */
export function sitGroundOf({ sound, tuning }: Pick<SitSettings, 'sound' | 'tuning'>): SitGround {
  if (sound === 'silence') return STILLNESS
  return { url: droneAddress(tuning), overlapSeconds: DRONE_OVERLAP_SECONDS, isStill: false }
}
