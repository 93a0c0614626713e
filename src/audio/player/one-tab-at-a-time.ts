const CHANNEL = 'alap:player'

/** What makes sound in a tab: the player, or a sit. */
type Sounding = {
  subscribe: (listener: (state: { status: string }) => void) => () => void
  pause: () => void
}

/** A tab's message to the others: when its sound began, in milliseconds of the wall clock. */
type Began = { readonly began: number }

/**
 * Only the tab of this browser that began to sound last is heard; the others pause. Without
 * messages between tabs each tab plays for itself; returns a function that stops the watching.
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
    // Two that begin in the same millisecond both pause, rather than sound together.
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
