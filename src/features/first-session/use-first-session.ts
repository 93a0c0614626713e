import { useState, useSyncExternalStore } from 'react'
import { createChannel } from '~/lib/channel.ts'
import { type FirstSession, firstSession } from '~/queries/first-session/first-session.ts'

type Held = {
  readonly session: FirstSession | null
  /** This tab could keep it; else it ends with the page. */
  readonly isKept: boolean
}

export type FirstSessionStore = ReturnType<typeof createStore>

/** The first session of this tab, kept at every change for a reload, and for an account. */
export function useFirstSession() {
  const [store] = useState(createStore)
  return { ...useSyncExternalStore(store.subscribe, store.get), store }
}

function createStore() {
  const channel = createChannel<Held>({ session: firstSession.get(), isKept: true })
  const put = (session: FirstSession) =>
    channel.set({ session, isKept: firstSession.keep(session) })
  return {
    subscribe: channel.subscribe,
    get: channel.get,
    put,
    change: (changes: Partial<FirstSession>): void => {
      const { session } = channel.get()
      if (session) put({ ...session, ...changes })
    },
    /** Forgets it, in the tab and on the page. */
    drop: (): void => {
      firstSession.drop()
      channel.set({ session: null, isKept: true })
    },
  }
}
