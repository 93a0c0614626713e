import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

const own = new AsyncLocalStorage<() => number>()
const real = crypto.randomUUID.bind(crypto)

/** Makes the ids of the app within `withSeededIds` from a seed, until the test ends. */
export function seedIds(): void {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    const random = own.getStore()
    return random ? uuidOf(random) : real()
  })
}

/** Does some work whose ids come from this chance, whatever else goes on at the same time. */
export function withSeededIds<Result>(random: () => number, work: () => Result): Result {
  return own.run(random, work)
}

/** A uuid out of a chance. */
export function uuidOf(random: () => number): `${string}-${string}-${string}-${string}-${string}` {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  const part = (from: number, to: number) => digits.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`
}
