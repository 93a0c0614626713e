/** The smallest border of the zodiac is that of a pada, 3° 20′; every sign begins at one too. */
const PADAS_IN_TEN_DEGREES = 3

/**
 * An angle in whole printed units, `perDegree` of them in a degree: rounded once, to the nearest,
 * but never up over a border, because the sign, nakshatra and pada that are printed with it are
 * those it is in. So 29.9999° of Aries is 29° 59′ 59″ and 359.9999° of the zodiac 359.99°, and
 * nothing is 30° of a sign.
 */
function inUnits(degree: number, perDegree: number): number {
  const padas = Math.floor((degree * PADAS_IN_TEN_DEGREES) / 10)
  const border = ((padas + 1) * 10 * perDegree) / PADAS_IN_TEN_DEGREES
  return Math.min(Math.round(degree * perDegree), Math.ceil(border) - 1)
}

/** Degrees, minutes and seconds within a sign, split after rounding, so that none is 60. */
function parts(degree: number) {
  const seconds = inUnits(degree, 3600)
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

/** "140.95°" of the zodiac's 360. */
export function degreesOfZodiac(longitude: number): string {
  return `${(inUnits(longitude, 100) / 100).toFixed(2)}°`
}
