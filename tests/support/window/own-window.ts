import { neonConfig } from '@neondatabase/serverless'
import { deleteApp, getApps } from 'firebase/app'
import { afterAll, vi } from 'vitest'

/** What Vitest adds, and the classes of IndexedDB, which a transaction that still ends needs. */
const STAYS = /^(?:__|IDB)/

// With this React notes for debuggers where each element was made, which takes time and serves no test.
Reflect.deleteProperty(console, 'createTask')

// The files of a worker share one process, its window and its compiled libraries. Each file loads
// our own modules again, and clears the window and stops its timers at its end.
vi.resetModules()

const ends = new Set<() => void>()
const before = new Set(Object.getOwnPropertyNames(globalThis))
const { fetchEndpoint } = neonConfig
const { setTimeout, setInterval, BroadcastChannel } = globalThis

for (const [name, start] of Object.entries({ setTimeout, setInterval })) {
  const kept = (work: () => void, ms?: number, ...args: unknown[]) => {
    const timer = Reflect.apply(start, globalThis, [work, ms, ...args])
    ends.add(() => clearTimeout(timer))
    return timer
  }
  Object.assign(globalThis, { [name]: Object.assign(kept, start) })
}

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    ends.add(() => this.close())
  }
}

for (const [target, types] of [
  [window, /./],
  [document, /^visibilitychange$/],
] as const) {
  const { addEventListener } = target
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    addEventListener.apply(target, args)
    const [type, listener, options] = args
    if (types.test(type)) ends.add(() => target.removeEventListener(type, listener, options))
  }
  ends.add(() => {
    target.addEventListener = addEventListener
  })
}

// Registered first, it runs last.
afterAll(async () => {
  // What libraries keep for the whole process.
  await Promise.all(getApps().map(deleteApp))
  neonConfig.fetchEndpoint = fetchEndpoint

  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  localStorage.clear()
  // The person leaves, as in another tab: what still loads here sends nothing into the next file.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  for (const end of ends) end()
  Object.assign(globalThis, { setTimeout, setInterval, BroadcastChannel })
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!before.has(name) && !STAYS.test(name)) Reflect.deleteProperty(globalThis, name)
  }
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
