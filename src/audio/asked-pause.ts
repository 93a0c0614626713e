/**
 * How many milliseconds a server asked to wait before a recording is fetched again; null when it
 * did not ask. Each request is told once.
 */
export type AskedPause = (url: string) => number | null

/** The name under which the server repeats its `Retry-After`, in milliseconds. */
const PAUSE = 'retry-after'

/**
 * Listens for recordings that are still being made. An `<audio>` fails on them like on any other
 * and tells neither status nor headers; the timing of its request tells what the server asked.
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
    // What the observer has not been told yet: the element fails before it is its turn.
    keep(observer.takeRecords())
    const address = new URL(url, location.href).href
    const pause = pauses.get(address) ?? null
    pauses.delete(address)
    return pause
  }
}
