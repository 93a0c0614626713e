/** Listeners to something that happens. `subscribe` returns the way to stop listening. */
export function createSignal<T>() {
  const listeners = new Set<(value: T) => void>()
  return {
    tell: (value: T) => {
      for (const listener of [...listeners]) listener(value)
    },
    subscribe: (listener: (value: T) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A value that tells when it changes; `isSame` decides, and the old object is then kept. */
export function createChannel<T>(initial: T, isSame: (a: T, b: T) => boolean) {
  const { tell, subscribe } = createSignal<T>()
  let value = initial
  return {
    get: () => value,
    set: (next: T) => {
      if (isSame(value, next)) return
      value = next
      tell(next)
    },
    subscribe,
  }
}
