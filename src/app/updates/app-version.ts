import { APP_WORKER, START_NOW } from '~/lib/shell/app-worker.ts'
import { workerAddress } from '~/lib/shell/worker-address.ts'

const HOUR_MS = 3_600_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** The worker of a newer version that waits until it is asked to start; `null` when there is none. */
export const newVersion = {
  snapshot: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
} as const

/**
 * Registers the service worker, which keeps the app on this device, and follows its versions: at
 * every visit, and once an hour when the person comes back to an open page.
 */
export async function registerAppWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress(APP_WORKER))
  if (registration.waiting) show(registration.waiting)
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration))
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    // After the clock was set back, the last time may lie ahead.
    if (Math.abs(Date.now() - asked) < HOUR_MS) return
    asked = Date.now()
    // Offline there is nothing new.
    registration.update().catch(() => {})
  })
}

/** Starts the worker of a newer version; the pages that are open still run the old one. */
export function startVersion(worker: ServiceWorker): Promise<void> {
  // Another tab may have started it.
  if (worker.state !== 'installed') return Promise.resolve()
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true })
    worker.postMessage(START_NOW)
  })
}

function follow({ installing, active }: ServiceWorkerRegistration): void {
  // The first worker of a device replaces nothing.
  if (!installing || !active) return
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') show(installing)
  })
}

function show(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}
