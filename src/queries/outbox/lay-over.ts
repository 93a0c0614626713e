import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { WriteRefused } from '~/lib/data-error.ts'
import { readsOf } from '~/queries/cache/reads.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import type { End } from '~/queries/outbox/outbox-parts.ts'
import { isWrite } from '~/queries/writes/kept/write-shapes.ts'
import type { Shown } from '~/queries/writes/shown.ts'
import { readsChangedBy, shownBy, type Write } from '~/queries/writes/write.ts'

const connected = new WeakMap<QueryClient, Set<string>>()

/**
 * Overlays a person's pending writes on everything that a cache reads for them, from now on: a
 * write is on every screen before the database has it, and after a reload.
 */
export function layOutboxOver(client: QueryClient, uid: string): void {
  const outbox = outboxOf(uid)
  readsOf(client, uid).overlay = {
    ready: outbox.ready,
    over: (read, key) => withWrites(outbox.shown(), uid, read, key),
    since: async (copy, key, sent) => withSent(sent, uid, copy, key),
  }
  const known = connected.get(client) ?? new Set()
  connected.set(client, known)
  if (known.has(uid)) return
  known.add(uid)
  outbox.subscribe({
    changed: () => readsOf(client, uid).show(),
    ended: (write, end) => {
      if (isStored(end)) addToReads(client, uid, write)
      if ('error' in end && !(end.error instanceof WriteRefused)) return
      // After `changed`, which follows at once.
      queueMicrotask(() => refresh(client, uid, write))
    },
  })
}

/** Takes into what was read a write that the database has by now. */
export function addToReads(client: QueryClient, uid: string, write: Write): void {
  for (const { queryKey, change } of shownBy(uid, write)) {
    readsOf(client, uid).change(queryKey, change)
  }
}

/** Reads again what a write may have changed. */
export function refresh(client: QueryClient, uid: string, write: Write): void {
  for (const queryKey of readsChangedBy(uid, write)) {
    // An error here is shown where the data is read.
    client.invalidateQueries({ queryKey }).catch(() => undefined)
  }
}

function isStored(end: End): boolean {
  return 'did' in end && (end.did === 'changed' || end.did === 'unchanged')
}

/** A copy of what was read earlier, with those of the sent writes in it that this version can read. */
function withSent(sent: readonly unknown[], uid: string, copy: unknown, key: QueryKey): unknown {
  return withWrites(sent.filter(isWrite), uid, copy, key)
}

/** What was read, with writes of this device in it. */
export function withWrites(
  writes: readonly Write[],
  uid: string,
  read: unknown,
  key: QueryKey,
): unknown {
  let value = read
  for (const write of writes) {
    for (const shown of shownBy(uid, write)) {
      if (concerns(shown, key)) value = shown.change(value, key)
    }
  }
  return value
}

function concerns({ queryKey }: Shown, key: QueryKey): boolean {
  return queryKey.every((part, index) => part === key[index])
}
