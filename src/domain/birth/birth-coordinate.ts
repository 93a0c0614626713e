import { checkPlace } from '~/jyotish/chart/chart-limits.ts'

type Axis = 'latitude' | 'longitude'

const LETTERS = { latitude: 'NS', longitude: 'EW' } as const

const DECIMAL = /^(?<sign>[+-]?)(?<degrees>\d{1,3}(?:\.\d*)?) ?°? ?(?<letter>[NSEW]?)$/
const SIXTIETHS =
  /^(?<degrees>\d{1,3})[° ] ?(?<minutes>\d{1,2}(?:\.\d+)?)(?:['′ ] ?(?:(?<seconds>\d{1,2}(?:\.\d+)?)["″ ]?)?)? ?(?<letter>[NSEW])$/
const LETTER_BETWEEN = /^(?<degrees>\d{1,3}) ?(?<letter>[NSEW]) ?(?<minutes>\d{1,2})$/

/**
 * Reads a latitude or a longitude: −18.52, 18,52 S, 18°31′12″ N or 18N31. Degrees, north and east
 * positive.
 * @throws RangeError, to be shown as it is, when unreadable, or too near a pole for a chart.
 */
export function readCoordinate(text: string, axis: Axis): number {
  const degrees = degreesOf(text, axis)
  checkPlace({ latitude: 0, longitude: 0, [axis]: degrees })
  return degrees
}

/** NaN where the text is no coordinate. */
function degreesOf(text: string, axis: Axis): number {
  const typed = text.trim().toUpperCase().replace(/[−–]/g, '-').replace(',', '.')
  const shapes = [DECIMAL, SIXTIETHS, LETTER_BETWEEN]
  const groups = shapes.map((shape) => shape.exec(typed)?.groups).find(Boolean)
  if (!groups) return Number.NaN
  const { degrees, minutes = '0', seconds = '0', letter = '', sign = '' } = groups
  const isOfAxis = letter === '' || (LETTERS[axis].includes(letter) && sign === '')
  if (!isOfAxis || Number(minutes) >= 60 || Number(seconds) >= 60) return Number.NaN
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = sign === '-' || letter === 'S' || letter === 'W'
  return isNegative ? 0 - size : size
}
