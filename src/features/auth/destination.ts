import { paths } from '~/lib/paths.ts'

/**
 * Where a person goes once signed in: the page the guard turned them away from, else the dashboard.
 * A page on which somebody's sign-in ended leads back for that person alone, by their `uid`.
 * Navigation state can be made by hand, so only an address of this app counts.
 */
export function destinationOf(state: unknown, uid: string): string {
  const { from, of } = fieldsOf(state)
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.dashboard()
  if (of !== undefined && of !== uid) return paths.dashboard()
  const { origin } = window.location
  const url = parsed(from, origin)
  if (url?.origin !== origin || OPEN_PAGES.includes(url.pathname)) return paths.dashboard()
  // "/.//elsewhere" is an address of ours whose path alone would lead to another host.
  if (url.pathname.startsWith('//')) return paths.dashboard()
  return `${url.pathname}${url.search}`
}

const OPEN_PAGES: readonly string[] = [paths.landing(), paths.login()]

function fieldsOf(state: unknown): { from?: unknown; of?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}

function parsed(address: string, base: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
