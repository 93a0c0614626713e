import type { SitGround } from '~/audio/sit-sound.ts'
import { DRONE_OVERLAP_SECONDS, droneAddress, STILLNESS_ADDRESS } from '~/domain/sit-ground.ts'
import type { SitSettings } from '~/features/session/sit/sit-settings.ts'

export const STILLNESS: SitGround = { url: STILLNESS_ADDRESS, overlapSeconds: 0, isStill: true }

/** What lies under the bells of a sit. */
export function sitGroundOf({ sound, tuning }: Pick<SitSettings, 'sound' | 'tuning'>): SitGround {
  if (sound === 'silence') return STILLNESS
  return { url: droneAddress(tuning), overlapSeconds: DRONE_OVERLAP_SECONDS, isStill: false }
}
