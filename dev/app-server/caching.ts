/** Files with their content's hash in their names; they never change. */
export const HASHED = '/assets/'

export const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable'
export const ASKED_EVERY_TIME = 'no-cache'

/** How long browsers may keep what is at a path without asking for it again. */
export function cachingOf(path: string): string {
  return path.startsWith(HASHED) ? KEPT_FOR_A_YEAR : ASKED_EVERY_TIME
}
