import { paths } from '~/lib/paths.ts'

/**
 * Where a person goes once signed in: the page the guard turned them away from, else the dashboard.
 * Navigation state can be made by hand, so only an address of this app counts.
 */
export function destinationOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.dashboard()
  const { origin } = window.location
  const url = parsed(from, origin)
  if (url?.origin !== origin || OPEN_PAGES.includes(url.pathname)) return paths.dashboard()
  // "/.//elsewhere" is an address of ours whose path alone would lead to another host.
  if (url.pathname.startsWith('//')) return paths.dashboard()
  return `${url.pathname}${url.search}`
}

const OPEN_PAGES: readonly string[] = [paths.landing(), paths.login()]

function parsed(address: string, base: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
