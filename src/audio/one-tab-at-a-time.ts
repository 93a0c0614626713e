import type { Player } from '~/audio/player.ts'

const CHANNEL = 'alap:player'

/** What a tab tells the others: since when it sounds, in milliseconds of the wall clock. */
type Began = { readonly began: number }

/**
 * Whichever tab of this browser began to sound last is the one that is heard; the others pause.
 * Where tabs cannot speak to each other each plays for itself. Returns the way to let go again.
 */
export function soundOneTabAtATime(player: Player, now: () => number = Date.now): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  let began: number | null = null

  const stop = player.subscribe(({ status }) => {
    const isHeard = status === 'playing' || (status === 'buffering' && began !== null)
    if (isHeard && began === null) {
      began = now()
      channel.postMessage({ began } satisfies Began)
    }
    if (!isHeard) began = null
  })

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const theirs = beganOf(data)
    // Two that begin at once both fall silent rather than sound together.
    if (theirs !== null && began !== null && theirs >= began) player.pause()
  }

  return () => {
    stop()
    channel.close()
  }
}

function beganOf(data: unknown): number | null {
  const began: unknown = typeof data === 'object' && data !== null && Reflect.get(data, 'began')
  return typeof began === 'number' ? began : null
}
