/** To the second: the dashas are exact to the hour at best, the almanac to a second or two. */
export function instant(utc: number): string {
  return `${new Date(Math.round(utc / 1000) * 1000).toISOString().slice(0, 19)}Z`
}

/** A ten-millionth of a degree is far below the accuracy. */
export function decimals(degrees: number): number {
  return Math.floor(degrees * 1e7) / 1e7
}
