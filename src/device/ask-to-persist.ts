let isAsked = false

/**
 * Asks the browser, once a page, to delete nothing of this app when the device is short of space.
 * What it decides changes nothing here: a refusal is shown by the browser itself.
 */
export function askToPersist(): void {
  if (isAsked || !navigator.storage?.persist) return
  isAsked = true
  navigator.storage.persist().catch(() => undefined)
}
