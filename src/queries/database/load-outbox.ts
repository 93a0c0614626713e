import { DataError } from '~/lib/data-error.ts'
import type { OutboxCode } from '~/queries/outbox/outbox-code.ts'

/**
 * The outbox, of which the first screen needs nothing unless something waits. Rejects with a
 * `DataError` when its code does not load.
 */
export async function loadOutbox(): Promise<OutboxCode> {
  const { outboxCode } = await import('~/queries/outbox/outbox-code.ts').catch((cause: unknown) => {
    throw new DataError('offline', 'The code that saves did not load.', { cause })
  })
  return outboxCode
}
