import type { Phase } from '~/audio/player-state.ts'

/**
 * How many milliseconds a server asked to wait before a recording is fetched again; null when it
 * did not ask. Each request is reported once.
 */
export type AskedPause = (url: string) => number | null

/** The name under which the server repeats its `Retry-After`, in milliseconds. */
const PAUSE = 'retry-after'

/**
 * Listens for recordings that are still being made. An `<audio>` fails on them with neither status
 * nor headers, so what the server asked is read from the timing of the request.
 */
export function listenForPauses(): AskedPause {
  if (typeof PerformanceObserver === 'undefined') return () => null
  const pauses = new Map<string, number>()

  const keep = (entries: readonly PerformanceEntry[]) => {
    for (const { name, serverTiming = [] } of entries as readonly PerformanceResourceTiming[]) {
      const asked = serverTiming.find((timing) => timing.name === PAUSE)
      if (asked) pauses.set(name, asked.duration)
      else pauses.delete(name)
    }
  }

  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'resource' })
  return (url) => {
    // Entries the observer has not received yet: the element fails before the observer is called.
    keep(observer.takeRecords())
    const address = new URL(url, location.href).href
    const pause = pauses.get(address) ?? null
    pauses.delete(address)
    return pause
  }
}

/**
 * Waits while a recording is still being made: after the pause the server asked for, `onOver` is
 * called with whether the recording should then play.
 */
export function createRetryAfter(askedPause: AskedPause, onOver: (isToPlay: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isToPlay = false

  function end() {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    isOn: () => timer !== undefined,
    /** Must be called at every error; returns whether it begins a pause. */
    begin(url: string, isRunning: boolean): boolean {
      const milliseconds = timer === undefined ? askedPause(url) : null
      if (milliseconds === null) return false
      isToPlay = isRunning
      timer = setTimeout(() => {
        end()
        onOver(isToPlay)
      }, milliseconds)
      return true
    },
    /** Changes what happens after a pause; returns false when there is none. */
    wish(wanted: boolean): boolean {
      isToPlay = wanted
      return timer !== undefined
    },
    /** What is shown during a pause; `started` is whether the recording has started. */
    phase(started: boolean): Phase | null {
      if (timer === undefined) return null
      if (!started) return { status: 'loading', starting: isToPlay }
      return { status: isToPlay ? 'buffering' : 'paused' }
    },
    end,
  }
}
