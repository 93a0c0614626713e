import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Player } from '~/audio/player/player.ts'
import type { PlayerState } from '~/audio/player/player-state.ts'
import { createChannel } from '~/lib/channel.ts'

type Props = {
  children: ReactNode
  /** A player over another element, for tests. */
  player?: Player
}

/**
 * Owns the app's only player. It wraps the router, so that sound continues when the page changes.
 */
export function AudioProvider({ children, player: given }: Props) {
  return <GivenPlayer value={given ?? null}>{children}</GivenPlayer>
}

/** `null` where the page makes its own; `undefined` outside the provider. */
const GivenPlayer = createContext<Player | null | undefined>(undefined)

export function useGivenPlayer(): Player | null {
  const player = useContext(GivenPlayer)
  if (player === undefined) throw new Error('The player is only known inside <AudioProvider>.')
  return player
}

/** Everybody knows the player as soon as one page has it, so that a press is seen at once. */
const own = createChannel<{ player: Player | null }>({ player: null })

/** `null` until the player's code has loaded. */
export function usePlayerOrNull(): Player | null {
  const { player } = useSyncExternalStore(own.subscribe, own.get, own.get)
  return useGivenPlayer() ?? player
}

let loading: Promise<Player> | undefined
let loadCompany = (): Promise<unknown> => Promise.resolve()

/**
 * Says what every recording needs beside the player: a page can play only once both have loaded, or
 * the company has failed to.
 */
export function loadWithPlayer(load: () => Promise<unknown>): void {
  loadCompany = load
}

/**
 * The page's player. Its code is not part of the first screen: it loads a while later, or when a
 * page that plays asks for it, and after a failed load the next call tries again.
 */
export function loadPlayer(): Promise<Player> {
  loading ??= load()
  return loading
}

function load(): Promise<Player> {
  const company = loadCompany().catch(() => {})
  const promise: Promise<Player> = import('~/audio/player/browser-player.ts').then(
    async ({ createBrowserPlayer }) => {
      await company
      const player = createBrowserPlayer()
      own.set({ player })
      return readAtOnce(promise, player)
    },
  )
  promise.catch(() => {
    loading = undefined
  })
  return promise
}

/** Marks a promise as React does, so that `use` reads its value without suspending. */
function readAtOnce(promise: Promise<Player>, player: Player): Player {
  Object.assign(promise, { status: 'fulfilled', value: player })
  return player
}

const IDLE: PlayerState = { status: 'idle', recording: null, volume: 1, muted: false }

/** Recording, status and volume; renders again when one of them changes, not as time passes. */
export function usePlayerState(): PlayerState {
  const player = usePlayerOrNull()
  return useSyncExternalStore(
    player?.subscribe ?? subscribeToNothing,
    player?.snapshot ?? idle,
    idle,
  )
}

const idle = () => IDLE
const subscribeToNothing = () => () => {}
