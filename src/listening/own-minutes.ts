import { useSyncExternalStore } from 'react'
import { minutesKept, OWN_MINUTES_KEY } from '~/domain/improvisation/leg.ts'
import { createChannel } from '~/lib/channel.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

const channel = createChannel<{ minutes: number | null }>({
  minutes: minutesKept(deviceSetting.read(OWN_MINUTES_KEY)),
})

/** How long a person usually sits with a raga, on this device; `null` until they chose a length. */
export const ownMinutes = {
  get: () => channel.get().minutes,
  choose(minutes: number | null) {
    channel.set({ minutes })
    deviceSetting.keep(OWN_MINUTES_KEY, minutes === null ? null : String(minutes))
  },
} as const

export function useOwnMinutes(): number | null {
  return useSyncExternalStore(channel.subscribe, ownMinutes.get)
}
