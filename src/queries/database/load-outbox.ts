import { DataError } from '~/lib/data-error.ts'
import type { OutboxCode } from '~/queries/outbox/outbox-code.ts'

let loaded: (code: OutboxCode) => void = () => {}

/** Resolves with the outbox once its code has loaded, however many tries that takes. */
export const outboxLoaded = new Promise<OutboxCode>((resolve) => {
  loaded = resolve
})

/**
 * The outbox, of which the first screen needs nothing unless something waits. Rejects with a
 * `DataError` when its code does not load; another call tries again.
 */
export async function loadOutbox(): Promise<OutboxCode> {
  const { outboxCode } = await import('~/queries/outbox/outbox-code.ts').catch((cause: unknown) => {
    throw new DataError('offline', 'A part of the app did not load.', { cause })
  })
  loaded(outboxCode)
  return outboxCode
}
