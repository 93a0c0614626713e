import { type ReactNode, useEffect, useState } from 'react'
import { createPlayer, type Player } from '~/audio/player.ts'
import { PlayerContext } from '~/audio/player-context.ts'

type Props = {
  children: ReactNode
  /** The lock screen's picture for tracks that bring none. */
  icons?: readonly MediaImage[]
  /** A player over another element, for tests. */
  player?: Player
}

const NO_ICONS: readonly MediaImage[] = []

/** Owns the one `<audio>` of the product; wraps the router, so that sound outlives every page. */
export function AudioProvider({ children, icons = NO_ICONS, player: given }: Props) {
  const [audio] = useState(() => (given ? { player: given, element: null } : browserAudio()))
  const { player, element } = audio

  useEffect(() => {
    if (element) document.body.append(element)
    return () => element?.remove()
  }, [element])

  useEffect(() => (player ? connectLockScreen(player, icons) : undefined), [player, icons])

  return <PlayerContext value={player}>{children}</PlayerContext>
}

/** The first page has nothing to play yet, so it does not carry the lock screen's code. */
function connectLockScreen(player: Player, icons: readonly MediaImage[]) {
  let isOver = false
  let disconnect = () => {}
  let stopWaiting = () => {}

  async function connect() {
    stopWaiting()
    const { connectMediaSession } = await import('~/audio/media-session.ts')
    if (!isOver) disconnect = connectMediaSession(player, icons)
  }
  // Without the network the code may not come; sound plays all the same.
  const tryToConnect = () => connect().catch(() => {})

  if (player.snapshot().track) void tryToConnect()
  else stopWaiting = player.subscribe(tryToConnect)
  return () => {
    isOver = true
    stopWaiting()
    disconnect()
  }
}

function browserAudio() {
  if (typeof document === 'undefined') return { player: null, element: null }
  const element = document.createElement('audio')
  element.preload = 'metadata'
  return { player: createPlayer(element, { storage: deviceStorage() }), element }
}

function deviceStorage() {
  try {
    return localStorage
  } catch {
    return null
  }
}
