// As Chromium, Firefox, Safari and Vite's own loader word it.
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether a page failed because its code did not come: the network, or a newer release. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
}
