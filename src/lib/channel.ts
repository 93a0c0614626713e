/** A list of listeners to one event. `subscribe` returns a function that stops listening. */
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

/**
 * An object that notifies its listeners when a field changes, and is the same object until then.
 */
export function createChannel<T extends object>(initial: T) {
  const { tell, subscribe } = createSignal<T>()
  let value = initial
  return {
    get: () => value,
    set: (next: T) => {
      if (haveSameFields(value, next)) return
      value = next
      tell(next)
    },
    subscribe,
  }
}

export function haveSameFields(a: object, b: object): boolean {
  const fields = new Map(Object.entries(a))
  const others = Object.entries(b)
  return fields.size === others.length && others.every(([key, value]) => fields.get(key) === value)
}
