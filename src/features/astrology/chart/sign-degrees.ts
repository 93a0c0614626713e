/** Degrees, minutes and seconds within a sign, to the nearest second. */
function parts(degree: number) {
  // Do not round up to 30 degrees: that would be the next sign.
  const seconds = Math.min(Math.round(degree * 3600), 30 * 3600 - 1)
  return {
    degrees: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** Completed whole degrees within a sign, the usual chart label. */
export function wholeDegrees(degree: number): number {
  return parts(degree).degrees
}

/** "12° 34′" within a sign. */
export function degreesAndMinutes(degree: number): string {
  const { degrees, minutes } = parts(degree)
  return `${degrees}° ${two(minutes)}′`
}

/** "12° 34′ 56″" within a sign. */
export function degreesToTheSecond(degree: number): string {
  return `${degreesAndMinutes(degree)} ${two(parts(degree).seconds)}″`
}
