import type { Sounding } from '~/audio/element/sounding.ts'

/** A stretch of a recording, in seconds from its beginning. */
export type Span = readonly [from: number, to: number]

/** The stretches of one recording that really sounded, and where the current one began. */
export type Listening = { spans: readonly Span[]; since: number | null }

/** One reading of the element: its position in seconds, and how it got there. */
export type Glance = {
  position: number
  /** Not paused and not seeking. */
  sounding: boolean
  /** The position was reached by a seek, so what lies between was not heard. */
  jumped: boolean
}

export const HEARD_NOTHING: Listening = { spans: [], since: null }

/**
 * Adds what was heard since the last reading. Only positions count, never a clock, so a hidden tab
 * that reads once a minute, a slow network, a sleeping laptop and any playback rate all give the
 * right seconds of the recording.
 */
export function listen(listening: Listening, glance: Glance): Listening {
  const { position, sounding, jumped } = glance
  const { since } = listening
  const wasHeard = since !== null && !jumped && position > since
  return {
    spans: wasHeard ? withSpan(listening.spans, [since, position]) : listening.spans,
    since: sounding && !jumped ? position : null,
  }
}

/** Adds stretches that were heard earlier, for example before a reload. */
function withHeardBefore(listening: Listening, spans: readonly Span[]): Listening {
  return { ...listening, spans: spans.reduce(withSpan, listening.spans) }
}

/** Seconds of the recording that were heard at least once; hearing a part again adds nothing. */
export function secondsHeard(listening: Listening): number {
  return listening.spans.reduce((sum, [from, to]) => sum + (to - from), 0)
}

function withSpan(spans: readonly Span[], added: Span): readonly Span[] {
  const apart = spans.filter(([from, to]) => to < added[0] || from > added[1])
  const touching = spans.filter((span) => !apart.includes(span))
  const merged: Span = [
    Math.min(added[0], ...touching.map(([from]) => from)),
    Math.max(added[1], ...touching.map(([, to]) => to)),
  ]
  return [...apart, merged]
}

/** Measures what is heard of what sounds, with `listen`. */
export function createHeardTime(sounding: () => Sounding) {
  let listening = HEARD_NOTHING

  function glance(jumped = false) {
    const element = sounding()
    listening = listen(listening, {
      position: element.currentTime,
      sounding: !element.paused,
      jumped: jumped || element.seeking,
    })
  }

  return {
    /** Must be called at every event, with `jumped` after a seek. */
    glance,
    heardSeconds: () => {
      glance()
      return secondsHeard(listening)
    },
    spans: () => listening.spans,
    credit: (spans: readonly Span[]) => {
      listening = withHeardBefore(listening, spans)
    },
    forget: () => {
      listening = HEARD_NOTHING
    },
  }
}
