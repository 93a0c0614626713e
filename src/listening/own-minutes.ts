import { useSyncExternalStore } from 'react'
import { minutesKept } from '~/domain/improvisation/leg.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'

/** How long a person usually sits with a raga; `null` until they chose a length. */
export const ownMinutes = {
  get: () => minutesKept(ownSettings.read('minutes')),
  choose(minutes: number | null) {
    ownSettings.choose('minutes', minutes === null ? null : String(minutes))
  },
} as const

export function useOwnMinutes(): number | null {
  return useSyncExternalStore(ownSettings.subscribe, ownMinutes.get)
}
