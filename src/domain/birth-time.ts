const UNREADABLE = 'Write the time as 17:40 or 5:40 pm.'

const CLOCK =
  /^(?<hours>\d{1,2})(?:[:. ]?(?<minutes>\d{2})(?<seconds>[:.]\d{1,2})?)? ?(?<half>[ap]\.?m\.?)?$/i

/**
 * Reads a time as people write it: 05:40, 5.40, 0540, 5:40 pm, 5 pm. `HH:MM`.
 * @throws RangeError, to be shown as it is, for what is no time and for a time no clock shows.
 */
export function readBirthTime(text: string): string {
  const typed = text.trim().replace(/\s+/g, ' ')
  const { hours, minutes = '00', seconds, half } = CLOCK.exec(typed)?.groups ?? {}
  const isWhole = half !== undefined || /^\d{1,2}[:. ]?\d{2}/.test(typed)
  if (!hours || !isWhole) throw new RangeError(UNREADABLE)
  const hour = hourOf(Number(hours), half?.[0]?.toLowerCase())
  if (hour === null || Number(minutes) > 59) {
    throw new RangeError(`There is no time ${typed} on a clock.`)
  }
  const time = `${String(hour).padStart(2, '0')}:${minutes}`
  if (seconds) throw new RangeError(`Hours and minutes are enough: ${time}.`)
  return time
}

/** The hour of 24; `null` where there is none. */
function hourOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null
  // Who writes 17:40 pm means it; nobody knows what 17:40 am means.
  if (half === 'p' && hours > 12 && hours < 24) return hours
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (half === 'p' ? 12 : 0)
}
