/**
 * Waits for work until the limit aborts, and then rejects with the limit's reason. The work
 * continues, but its result is ignored.
 */
export function withinLimit<Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => reject(limit.reason)
    if (limit.aborted) end()
    limit.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => limit.removeEventListener('abort', end))
  })
}
