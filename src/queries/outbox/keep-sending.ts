import type { QueryClient } from '@tanstack/react-query'
import { layOutboxOver } from '~/queries/outbox/lay-over.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { identity } from '~/services/identity/identity.ts'

/**
 * Shows and sends what waits for the signed-in person: now, after a sign-in, when the network is
 * back, and when the page is left or looked at again.
 */
export function keepSending(client: QueryClient): void {
  let shownFor: string | null = null
  const begin = () => {
    const uid = uidNow()
    if (uid === shownFor) return
    shownFor = uid
    if (uid !== null) void showWaiting(client, uid).then(sendAll)
  }
  begin()
  identity.subscribe(begin)
  window.addEventListener('online', sendAll)
  document.addEventListener('visibilitychange', sendAll)
}

/** Overlays a person's pending writes on all cached reads. */
export async function showWaiting(client: QueryClient, uid: string): Promise<void> {
  layOutboxOver(client, uid)
  await outboxOf(uid).ready()
}

function sendAll(): void {
  const uid = uidNow()
  if (uid !== null) void outboxOf(uid).send({ hurry: true })
}

function uidNow(): string | null {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : null
}
