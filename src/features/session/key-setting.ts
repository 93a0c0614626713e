import { createChannel } from '~/audio/signal.ts'

const KEY = 'alap:keys'

/** Whether single keys command the player on this device (WCAG 2.1.4); they do until turned off. */
const channel = createChannel({ isOn: read() })

export const keySetting = {
  subscribe: channel.subscribe,
  isOn: () => channel.get().isOn,
  turn: (isOn: boolean) => {
    channel.set({ isOn })
    try {
      localStorage.setItem(KEY, isOn ? 'on' : 'off')
    } catch {
      // A window that keeps nothing: the wish lasts as long as the page.
    }
  },
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
