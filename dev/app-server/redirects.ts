import { paths } from '~/lib/paths.ts'

/**
 * Addresses that send on to a page of the app, with status 302. Password managers open the first one
 * for a person whose password should be changed (W3C, "A Well-Known URL for Changing Passwords").
 */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([
  ['/.well-known/change-password', `${paths.profile()}?change=password`],
])
