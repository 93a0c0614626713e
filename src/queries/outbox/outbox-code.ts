import { keepSending, showWaiting } from '~/queries/outbox/keep-sending.ts'
import { withSent } from '~/queries/outbox/lay-over.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { sendDirectly, storeWrite } from '~/queries/outbox/store-write.ts'
import { lateEndsOf } from '~/queries/outbox/waiters.ts'
import { waitingIn } from '~/queries/outbox/waiting.ts'

/** The outbox, loaded as one chunk after the first screen; only `loadOutbox` imports it. */
export const outboxCode = {
  keepSending,
  lateEndsOf,
  outboxOf,
  sendDirectly,
  showWaiting,
  storeWrite,
  waitingIn,
  withSent,
} as const

export type OutboxCode = typeof outboxCode
