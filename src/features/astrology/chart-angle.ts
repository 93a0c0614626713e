/** Degrees, minutes and seconds of an angle to the nearest second, staying below `whole`. */
function parts(angle: number, whole: number) {
  const seconds = Math.min(Math.round(angle * 3600), whole * 3600 - 1)
  return {
    degrees: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** Whole degrees within a sign, as charts are labelled: what has been passed. */
export function wholeDegrees(degree: number): number {
  return parts(degree, 30).degrees
}

/** "12° 34′" within a sign. */
export function degreesAndMinutes(degree: number): string {
  const { degrees, minutes } = parts(degree, 30)
  return `${degrees}° ${two(minutes)}′`
}

/** "252° 34′ 56″" from the beginning of Aries. */
export function absoluteLongitude(longitude: number): string {
  return toTheSecond(longitude, 360)
}

/** "12° 34′ 56″" within a sign. */
export function degreesToTheSecond(degree: number): string {
  return toTheSecond(degree, 30)
}

function toTheSecond(angle: number, whole: number): string {
  const { degrees, minutes, seconds } = parts(angle, whole)
  return `${degrees}° ${two(minutes)}′ ${two(seconds)}″`
}
