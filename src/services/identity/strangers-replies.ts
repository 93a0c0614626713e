/** What every reply of the identity service has, by the end of the path that was asked. */
const PROMISED = [
  ['/v1/token', 'refresh_token'],
  ['/v1/accounts:lookup', 'users'],
] as const

/**
 * Lets Firebase take a reply that is not the identity service's, such as that of a hotel's network,
 * for none. It believes any JSON with the status 200, and would forget the refresh token, or the
 * person, for a `{}`; its only hook is the global `fetch`, which it reads at every call.
 */
export function refuseStrangersReplies(): void {
  const fetchAnything = globalThis.fetch
  globalThis.fetch = async (asked, init) => {
    const response = await fetchAnything(asked, init)
    const promised = promisedBy(asked)
    if (promised === undefined || !response.ok || (await has(response.clone(), promised))) {
      return response
    }
    throw new TypeError('Something other than the identity service replied')
  }
}

function promisedBy(asked: RequestInfo | URL): string | undefined {
  const address = asked instanceof Request ? asked.url : String(asked)
  const [path = ''] = address.split('?')
  return PROMISED.find(([end]) => path.endsWith(end))?.[1]
}

async function has(response: Response, name: string): Promise<boolean> {
  const reply: unknown = await response.json().catch(() => null)
  return typeof reply === 'object' && reply !== null && Boolean(Reflect.get(reply, name))
}
