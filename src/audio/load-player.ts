import type { Player } from '~/audio/player.ts'

let loading: Promise<Player> | undefined

/**
 * The page's player. Its code is no part of the first screen: it comes right after, or when a
 * page that plays asks for it. A load that fails is tried again by the next to ask.
 */
export function loadPlayer(): Promise<Player> {
  loading ??= import('~/audio/browser-player.ts').then(
    ({ createBrowserPlayer }) => createBrowserPlayer(),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
