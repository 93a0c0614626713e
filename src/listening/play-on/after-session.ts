import { createChannel } from '~/audio/channel.ts'

/** What follows a session: nothing, or the next raga of the watch. */
export type AfterSession = 'stop' | 'play-on'

const KEY = 'alap:after'

const channel = createChannel<{ after: AfterSession }>({ after: read() })

/** What a person wants after a session, on this device. */
export const afterSession = {
  subscribe: channel.subscribe,
  get: () => channel.get().after,
  choose(after: AfterSession) {
    channel.set({ after })
    try {
      localStorage.setItem(KEY, after)
    } catch {
      // Storage may be blocked. The choice then lasts as long as the page.
    }
  },
} as const

function read(): AfterSession {
  try {
    return localStorage.getItem(KEY) === 'play-on' ? 'play-on' : 'stop'
  } catch {
    return 'stop'
  }
}
