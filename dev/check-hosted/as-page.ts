/**
 * Lets the requests of this process be those of a page of the site: with its origin and its address,
 * by which an API key may be restricted, and with replies that CORS allows it to read. A token of no
 * letters is none.
 * @returns what restores `fetch`
 */
export function askAsPageOf(site: string): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (headers.get('authorization')?.trim() === 'Bearer') headers.delete('authorization')
    if (!headers.has('origin')) headers.set('origin', site)
    headers.set('referer', `${site}/`)
    const reply = await fetch(input, { signal: AbortSignal.timeout(15_000), ...init, headers })
    const mayRead = ['*', site].includes(reply.headers.get('access-control-allow-origin') ?? '')
    if (reply.ok && init?.method === 'POST' && !mayRead) {
      throw new TypeError(`CORS keeps the reply of ${new URL(reply.url).origin} from browsers`)
    }
    return reply
  }
  return () => {
    globalThis.fetch = fetch
  }
}
