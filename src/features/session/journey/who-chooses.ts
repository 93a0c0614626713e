import { createChannel } from '~/audio/channel.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

/** Who chooses between a journey and one raga alone on a day with a low mood. */
export type WhoChooses = 'person' | 'coin'

const KEY = 'alap:journey'

const channel = createChannel<{ who: WhoChooses }>({
  who: deviceSetting.read(KEY) === 'coin' ? 'coin' : 'person',
})

/** Whether a person agreed that a coin chooses, on this device. */
export const whoChooses = {
  subscribe: channel.subscribe,
  get: () => channel.get().who,
  choose(who: WhoChooses) {
    channel.set({ who })
    deviceSetting.keep(KEY, who)
  },
} as const
