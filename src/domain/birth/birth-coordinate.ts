import { checkPlace } from '~/jyotish/time/chart-limits.ts'
import { plainFigures } from '~/lib/words/plain-figures.ts'

type Axis = 'latitude' | 'longitude'

const LETTERS = { latitude: 'NS', longitude: 'EW' } as const

const DECIMAL = /^(?<sign>[+-]?) ?(?<degrees>\d{1,3}(?:\.\d*)?) ?°?$/
const SIXTIETHS =
  /^(?<sign>[+-]?) ?(?<degrees>\d{1,3})(?: ?(?<mark>[°:]) ?| )(?<minutes>\d{1,2}(?:\.\d+)?)(?:(?: ?[':] ?| )(?:(?<seconds>\d{1,2}(?:\.\d+)?) ?"?)?)?$/

/**
 * Reads a latitude or a longitude: −18.52, 18,52 S, 18°31′12″ N, N 18 31 12, 18N31; in the digits
 * and signs of any keyboard. Degrees, north and east positive.
 * @throws RangeError when unreadable, or too near a pole for a chart.
 */
export function readCoordinate(text: string, axis: Axis): number {
  const degrees = degreesOf(text, axis)
  checkPlace({ latitude: 0, longitude: 0, [axis]: degrees })
  return degrees
}

/** NaN where the text is no coordinate. */
function degreesOf(text: string, axis: Axis): number {
  const typed = plainCoordinate(text)
  const [letter = '', ...others] = typed.match(/[A-Z]/g) ?? []
  const bare = typed.replace(letter, /.[A-Z]./.test(typed) ? '°' : '').trim()
  const { groups } = DECIMAL.exec(bare) ?? SIXTIETHS.exec(bare) ?? {}
  if (!groups || others.length > 0) return Number.NaN
  const { degrees, mark, minutes, seconds = '0', sign = '' } = groups
  const isOfAxis = letter === '' || (LETTERS[axis].includes(letter) && sign === '')
  // Without any letter, sign or mark, “18 73” may be a latitude and a longitude.
  const isClear = minutes === undefined || letter !== '' || sign !== '' || mark !== undefined
  if (!isOfAxis || !isClear || Number(minutes ?? 0) >= 60 || Number(seconds) >= 60)
    return Number.NaN
  const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds) / 3600
  const isNegative = sign === '-' || letter === 'S' || letter === 'W'
  return isNegative ? 0 - size : size
}

/** In capitals, with a decimal point, and with signs for words like “deg” and “North”. */
function plainCoordinate(text: string): string {
  return plainFigures(text)
    .toUpperCase()
    .replace(/\b(NORTH|SOUTH|EAST|WEST)\b/g, (word) => word.charAt(0))
    .replace(/ ?DEG(?:REES?)?\.?(?![A-Z])/g, '°')
    .replace(/ ?MIN(?:UTES?)?\.?(?![A-Z])/g, "'")
    .replace(/ ?SEC(?:ONDS?)?\.?(?![A-Z])/g, '"')
    .replace(/(?<=\d),(?=\d)/g, '.')
}

/** Between the two: a comma that is no decimal comma, a semicolon, a letter, or a space. */
const BETWEEN = [/;/, /, | ,/, /,/, /(?<=[NSEW]) ?(?=[\d+-])/i, /(?<=\d['"°]?) (?=[NSEW])/i, / /]

/**
 * A latitude and a longitude that were copied together, as typed, in the order of the text or of
 * its letters: “18.52, 73.86”, “18°31′N 73°51′E”. `null` for any other text, such as “18,52”.
 */
export function coordinatePair(text: string): Readonly<Record<Axis, string>> | null {
  const alone = [degreesOf(text, 'latitude'), degreesOf(text, 'longitude')]
  if (!alone.every(Number.isNaN)) return null
  const typed = plainFigures(text)
  for (const between of BETWEEN) {
    const [one = '', other = '', ...more] = typed.split(between).map((part) => part.trim())
    if (more.length > 0) continue
    if (isPair(one, other)) return { latitude: one, longitude: other }
    if (isPair(other, one)) return { latitude: other, longitude: one }
  }
  return null
}

function isPair(latitude: string, longitude: string): boolean {
  const isRead = [degreesOf(latitude, 'latitude'), degreesOf(longitude, 'longitude')]
  return !isRead.some(Number.isNaN)
}
