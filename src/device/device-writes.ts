const closed = new Set<string>()
const writing = new Set<Promise<unknown>>()

/**
 * Does a write to this device for one person. Rejects without doing it once the person has left the
 * device.
 */
export async function writeFor<Result>(uid: string, write: () => Promise<Result>): Promise<Result> {
  if (closed.has(uid)) throw new Error('This person has left the device.')
  const work = write()
  writing.add(work)
  return work.finally(() => writing.delete(work))
}

/**
 * Refuses all further writes for a person. Resolves when every write under way has settled.
 */
export async function closeFor(uid: string): Promise<void> {
  closed.add(uid)
  await Promise.allSettled(writing)
}

/** Accepts writes for a person again. */
export function reopenFor(uid: string): void {
  closed.delete(uid)
}
