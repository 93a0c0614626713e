/**
 * Whether the clocks of two IANA zones show the same day and time at an instant, ms UTC. A zone that
 * the device does not know shows another.
 */
export function isSameClock(one: string, other: string, now: number): boolean {
  try {
    return clockIn(one, now) === clockIn(other, now)
  } catch {
    return false
  }
}

/**
 * Day and time on a clock, `…, HH:MM`; the same text for two zones with the same offset.
 * @throws RangeError for a zone that does not exist.
 */
export function clockIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(now)
}
