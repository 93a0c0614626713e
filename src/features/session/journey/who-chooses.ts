import { createChannel } from '~/audio/channel.ts'

/** Who chooses between a journey and one raga alone on a day with a low mood. */
export type WhoChooses = 'person' | 'coin'

const KEY = 'alap:journey'

const channel = createChannel<{ who: WhoChooses }>({ who: read() })

/** Whether a person agreed that a coin chooses, on this device. */
export const whoChooses = {
  subscribe: channel.subscribe,
  get: () => channel.get().who,
  choose(who: WhoChooses) {
    channel.set({ who })
    try {
      localStorage.setItem(KEY, who)
    } catch {
      // Storage may be blocked. The choice then lasts as long as the page.
    }
  },
} as const

function read(): WhoChooses {
  try {
    return localStorage.getItem(KEY) === 'coin' ? 'coin' : 'person'
  } catch {
    return 'person'
  }
}
