import { minutesKept, OWN_MINUTES_KEY, soleLeg } from '~/domain/improvisation/leg.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** How long the session of a recording will be: as long as the person usually sits, on this device. */
export function sessionMinutes({ audioUrl, minutes }: Recording): number | null {
  return soleLeg(audioUrl) ? (kept() ?? minutes) : minutes
}

function kept(): number | null {
  try {
    return minutesKept(localStorage.getItem(OWN_MINUTES_KEY))
  } catch {
    return null
  }
}
