import type { Player } from '~/audio/player.ts'

let loading: Promise<Player> | undefined

/**
 * The page's player. Its code is no part of the first screen: it comes right after, or when a
 * page that plays asks for it. A load that fails is tried again by the next to ask.
 */
export function loadPlayer(): Promise<Player> {
  loading ??= load()
  return loading
}

function load(): Promise<Player> {
  const promise: Promise<Player> = import('~/audio/browser-player.ts').then(
    ({ createBrowserPlayer }) => readAtOnce(promise, createBrowserPlayer()),
  )
  promise.catch(() => {
    loading = undefined
  })
  return promise
}

/** Marks a promise as React does, so that `use` reads its value without suspending. */
export function readAtOnce(promise: Promise<Player>, player: Player): Player {
  Object.assign(promise, { status: 'fulfilled', value: player })
  return player
}
