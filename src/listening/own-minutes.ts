import { useSyncExternalStore } from 'react'
import { createChannel } from '~/audio/channel.ts'
import { minutesKept, OWN_MINUTES_KEY } from '~/domain/improvisation/leg.ts'

const channel = createChannel<{ minutes: number | null }>({ minutes: read() })

/** How long a person usually sits with a raga, on this device; `null` until they chose a length. */
export const ownMinutes = {
  get: () => channel.get().minutes,
  choose(minutes: number | null) {
    channel.set({ minutes })
    try {
      if (minutes === null) localStorage.removeItem(OWN_MINUTES_KEY)
      else localStorage.setItem(OWN_MINUTES_KEY, String(minutes))
    } catch {
      // Storage may be blocked. The choice then lasts as long as the page.
    }
  },
} as const

export function useOwnMinutes(): number | null {
  return useSyncExternalStore(channel.subscribe, ownMinutes.get)
}

function read(): number | null {
  try {
    return minutesKept(localStorage.getItem(OWN_MINUTES_KEY))
  } catch {
    return null
  }
}
