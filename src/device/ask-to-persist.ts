let isAsked = false

/**
 * Asks the browser, once a page, to delete nothing of this app when the device is short of space.
 * What it decides changes nothing here: a refusal is said where what waits is listed.
 */
export function askToPersist(): void {
  if (isAsked || !navigator.storage?.persist) return
  isAsked = true
  navigator.storage.persist().catch(() => undefined)
}

/** Whether the browser has promised that; `null` where it does not say. */
export async function isPersisted(): Promise<boolean | null> {
  if (!navigator.storage?.persisted) return null
  return navigator.storage.persisted().catch(() => null)
}
