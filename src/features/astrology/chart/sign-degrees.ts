/** Degrees, minutes and seconds within a sign, to the nearest second. */
function parts(degree: number) {
  // Nearest to thirty degrees is still the last second of this sign.
  const seconds = Math.min(Math.round(degree * 3600), 30 * 3600 - 1)
  return {
    degrees: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** Whole degrees within a sign, as charts are labelled: those that have been passed. */
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
