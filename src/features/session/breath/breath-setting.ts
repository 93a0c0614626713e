import {
  type BreathPattern,
  breathOf,
  breathSeconds,
  breathText,
} from '~/lib/breath/breath-pattern.ts'
import { createChannel } from '~/lib/channel.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

/** The breath that is led, and the moment of `performance.now()` at which it began. */
export type LedBreath = { readonly pattern: BreathPattern; readonly sinceMs: number }

/** What leads the breath in a session: the ring, the drone that swells with it, or both. */
const LEADERS = ['ring', 'drone', 'both'] as const

export type Leader = (typeof LEADERS)[number]

const KEY = 'alap:breath'
const LEADER_KEY = 'alap:breath-by'
/** The ring is moved only where it is visibly apart from the drone. */
const APART_MS = 150

const channel = createChannel<{ led: LedBreath | null; by: Leader }>({
  led: led(breathOf(deviceSetting.read(KEY) ?? '')),
  by: LEADERS.find((leader) => leader === deviceSetting.read(LEADER_KEY)) ?? 'ring',
})

/** The breath that a person chose on this device; `null` until then: nothing leads anybody. */
export const breathSetting = {
  subscribe: channel.subscribe,
  led: () => channel.get().led,
  by: () => channel.get().by,
  choose(pattern: BreathPattern | null) {
    channel.set({ ...channel.get(), led: led(pattern) })
    deviceSetting.keep(KEY, pattern && breathText(pattern))
  },
  leadBy(by: Leader) {
    channel.set({ ...channel.get(), by })
    deviceSetting.keep(LEADER_KEY, by)
  },
  /** A screen that opens begins with "in". */
  beginAnew: () => channel.set({ ...channel.get(), led: led(channel.get().led?.pattern ?? null) }),
  /** Brings the ring in step with a drone whose first breath began at this moment. */
  align(sinceMs: number) {
    const { led, by } = channel.get()
    if (!led) return
    const whole = breathSeconds(led.pattern) * 1000
    const apart = Math.abs(((sinceMs - led.sinceMs) % whole) + whole) % whole
    if (Math.min(apart, whole - apart) > APART_MS) channel.set({ led: { ...led, sinceMs }, by })
  },
}

/** The pattern with which the drone of a session swells; `null` when it stays even. */
export function swellingBreath(): BreathPattern | null {
  const { led, by } = channel.get()
  return by === 'ring' ? null : (led?.pattern ?? null)
}

function led(pattern: BreathPattern | null): LedBreath | null {
  return pattern && { pattern, sinceMs: performance.now() }
}
