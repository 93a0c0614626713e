/** How much of a stream is kept before and behind the place that sounds, in seconds. */
type StreamWindow = { readonly ahead: number; readonly behind: number }

/** Browsers refuse at ten minutes of our sound (9.6 MB) or earlier; this is well below. */
export const WINDOW: StreamWindow = { ahead: 360, behind: 60 }

/** Enough to begin at once; more would slow a phone down for a session that nobody has asked to play. */
const AHEAD_UNASKED = 6

/** A phone that was locked in a pause needs a while until it composes again. */
const AHEAD_PAUSED = 30

const LEAST: StreamWindow = { ahead: 15, behind: 2 }

/** What is removed behind is removed in one go, and not at every tick. */
const EVICT_SECONDS = 30

/** A gap of this size, a rounding error, is none. */
export const TOUCHING = 0.15

export type Span = readonly [from: number, to: number]

/** The window after a browser refused more. */
export function halved({ ahead, behind }: StreamWindow): StreamWindow {
  return {
    ahead: Math.max(LEAST.ahead, ahead / 2),
    behind: Math.max(LEAST.behind, behind / 2),
  }
}

/** How many seconds are there from a place on; 0 where there is nothing. */
export function secondsAhead(buffered: readonly Span[], place: number): number {
  const span = buffered.find(([from, to]) => place >= from - TOUCHING && place < to)
  return span ? span[1] - place : 0
}

/** How many seconds are to be there from the place on. */
export function secondsWanted(
  { ahead }: StreamWindow,
  now: 'playing' | 'paused' | 'unasked',
): number {
  if (now === 'playing') return ahead
  return Math.min(ahead, now === 'paused' ? AHEAD_PAUSED : AHEAD_UNASKED)
}

/** What may go behind a place, `null` when it is not worth it yet. */
export function evictable(
  buffered: readonly Span[],
  place: number,
  { behind }: StreamWindow,
): Span | null {
  const from = buffered[0]?.[0]
  const to = place - behind
  const step = Math.min(EVICT_SECONDS, behind)
  return from !== undefined && to - from > step ? [from, to] : null
}

/**
 * Whether a run that began at `from` and has come to the end of what is there will soon come to a
 * place.
 */
export function willReach(
  buffered: readonly Span[],
  place: number,
  from: number,
  soon: number,
): boolean {
  const [first, last] = [buffered[0]?.[0] ?? from, buffered.at(-1)?.[1] ?? from]
  return place >= first - TOUCHING && place < last + soon
}
