import { vi } from 'vitest'

/**
 * Gives what is sent from now on limits of time that end only when a fault says so, so that a slow
 * reply takes no time and a busy machine ends none.
 */
export function ownPatience() {
  const controllers = new WeakMap<AbortSignal, AbortController>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    controllers.set(controller.signal, controller)
    return controller.signal
  })
  return (signal: AbortSignal) =>
    controllers.get(signal)?.abort(new DOMException('It took too long.', 'TimeoutError'))
}
