const CHANNEL = 'alap:player'

/** Whatever sounds in a tab: the player, or a sit. */
type Sounding = {
  subscribe: (listener: (state: { status: string }) => void) => () => void
  pause: () => void
}

/** What a tab tells the others: since when it sounds, in milliseconds of the wall clock. */
type Began = { readonly began: number }

/**
 * Whichever tab of this browser began to sound last is the one that is heard; the others pause.
 * Where tabs cannot speak to each other each plays for itself. Returns the way to let go again.
 */
export function soundOneTabAtATime(sounding: Sounding, now: () => number = Date.now): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  let began: number | null = null

  const stop = sounding.subscribe(({ status }) => {
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
    if (theirs !== null && began !== null && theirs >= began) sounding.pause()
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
