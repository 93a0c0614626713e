import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { listRows } from '~/device/outbox-rows.ts'
import { firstScreen } from '~/lib/first-screen.ts'
import { readsOf } from '~/queries/cache/reads.ts'
import { prepareReads } from '~/queries/database/database-session.ts'
import { loadOutbox, outboxLoaded } from '~/queries/database/load-outbox.ts'
import { identity } from '~/services/identity/identity.ts'

/**
 * Loads the outbox of a person after the first screen, or before their first read when something
 * of theirs waits on this device, so that it is part of what is read. Must be called before the
 * first read.
 */
export function beginOutbox(client: QueryClient): void {
  let begunFor: string | null = null
  const begin = () => {
    const state = identity.current()
    const uid = state.status === 'signed-in' ? state.person.uid : null
    if (uid === begunFor) return
    begunFor = uid
    if (uid === null) return
    const overlay = untilLoaded(client, uid)
    readsOf(client, uid).overlay = overlay
    // Beside the code of the page, before it is rendered.
    prepareReads(uid)
    void overlay.ready()
    void firstScreen.then(load)
  }
  const load = () => {
    if (begunFor !== null) void loadOutbox().catch(() => undefined)
  }
  begin()
  identity.subscribe(begin)
  window.addEventListener('online', load)
  void Promise.all([outboxLoaded, firstScreen]).then(([{ keepSending }]) => keepSending(client))
}

/** What lies over the reads of a person before the outbox is needed. */
function untilLoaded(client: QueryClient, uid: string) {
  let looking: Promise<void> | undefined
  const look = async () => {
    const rows = await listRows(uid)
    if (rows.length > 0) await (await loadOutbox()).showWaiting(client, uid)
  }
  return {
    ready: () => {
      // A device that cannot be read has nothing waiting; the next read looks again.
      looking ??= look().catch(() => {
        looking = undefined
      })
      return looking
    },
    over: (read: unknown) => read,
    since: async (copy: unknown, key: QueryKey, sent: readonly unknown[]) =>
      (await loadOutbox()).withSent(sent, uid, copy, key),
  }
}
