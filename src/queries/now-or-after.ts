/**
 * Now, or the given instant when the clock of this device is behind it: the database lets a newer
 * word replace an older one only, and the older one may come from a device whose clock runs ahead.
 */
export function nowOrAfter(known: string | undefined): string {
  const now = new Date().toISOString()
  return known !== undefined && known > now ? known : now
}
