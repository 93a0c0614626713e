import { paths } from '~/lib/paths.ts'

/**
 * The addresses that get the app's document; `*` stands for one part of an address. The landing
 * page has a document of its own.
 */
export const APP_ADDRESSES: readonly string[] = Object.values(paths)
  .map((path) => path('*'))
  .filter((address) => address !== paths.landing())

const PATTERNS = APP_ADDRESSES.map(
  (address) => new RegExp(`^${address.replaceAll('*', '[^/]+')}/?$`),
)

/** Whether a path is that of a page with the app's document. */
export function isAppAddress(pathname: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(pathname))
}
