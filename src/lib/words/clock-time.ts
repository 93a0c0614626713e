/** Seconds as m:ss, as a player shows them: 65 → "1:05". An invalid time is "0:00". */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds in words, for a screen reader: 65 → "1 minute 5 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const minutes = Math.floor(whole / 60)
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`
  if (minutes === 0) return count(whole, 'second')
  return whole % 60 === 0
    ? count(minutes, 'minute')
    : `${count(minutes, 'minute')} ${count(whole % 60, 'second')}`
}

/** How far the skip buttons and keys move, in seconds. */
export const SKIP_SECONDS = 10
