import { createChannel } from '~/lib/channel.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

/** What follows a session: nothing, or the next raga of the watch. */
export type AfterSession = 'stop' | 'play-on'

const KEY = 'alap:after'

const channel = createChannel<{ after: AfterSession }>({
  after: deviceSetting.read(KEY) === 'play-on' ? 'play-on' : 'stop',
})

/** What a person wants after a session, on this device. */
export const afterSession = {
  subscribe: channel.subscribe,
  get: () => channel.get().after,
  choose(after: AfterSession) {
    channel.set({ after })
    deviceSetting.keep(KEY, after)
  },
} as const
