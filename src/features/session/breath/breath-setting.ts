import { createChannel } from '~/audio/channel.ts'
import { type BreathPattern, breathOf, breathText } from '~/lib/breath/breath-pattern.ts'

/** The breath that the ring leads, and the moment of `performance.now()` at which it began. */
export type LedBreath = { readonly pattern: BreathPattern; readonly sinceMs: number }

const KEY = 'alap:breath'

const channel = createChannel<{ led: LedBreath | null }>({ led: led(read()) })

/** The breath that a person chose on this device; `null` until then: the ring leads nobody. */
export const breathSetting = {
  subscribe: channel.subscribe,
  led: () => channel.get().led,
  choose(pattern: BreathPattern | null) {
    channel.set({ led: led(pattern) })
    try {
      if (pattern) localStorage.setItem(KEY, breathText(pattern))
      else localStorage.removeItem(KEY)
    } catch {
      // Storage may be blocked. The choice then lasts as long as the page.
    }
  },
  /** A screen that opens begins with "in". */
  beginAnew: () => channel.set({ led: led(channel.get().led?.pattern ?? null) }),
}

function led(pattern: BreathPattern | null): LedBreath | null {
  return pattern && { pattern, sinceMs: performance.now() }
}

function read(): BreathPattern | null {
  try {
    return breathOf(localStorage.getItem(KEY) ?? '')
  } catch {
    return null
  }
}
