import { folded } from '~/domain/places/atlas.ts'
import type { FoundPlace } from '~/domain/places/place.ts'
import { checkPlace } from '~/jyotish/chart/chart-limits.ts'

/**
 * The first of the found places whose name is the typed one: "pune", "Bangalore" for "Bengaluru
 * (Bangalore), Karnataka, India", "São Paulo" or "Sao Paulo, Brazil". Text after commas must be in
 * the label in the same order; `null` when no place fits, and the person must choose.
 */
export function placeCalled(text: string, places: readonly FoundPlace[]): FoundPlace | null {
  const [name, ...areas] = text.split(',').map(folded)
  if (!name) return null
  const isCalled = ({ label }: FoundPlace) => {
    const [first = '', ...rest] = label.split(',')
    return namesOf(first).includes(name) && areInOrder(areas, rest.map(folded))
  }
  return places.find(isCalled) ?? null
}

/** "Bengaluru (Bangalore)" has three names: each of the two, and both together. */
function namesOf(text: string): string[] {
  return [text, ...text.split(/[()]/)].map(folded)
}

function areInOrder(parts: readonly string[], all: readonly string[]): boolean {
  let from = 0
  return parts.every((part) => {
    const at = all.indexOf(part, from)
    from = at + 1
    return at >= 0
  })
}

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
