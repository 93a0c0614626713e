import type { Canvas, Colour, Point } from '~dev/recordings/gallery/canvas.ts'

/**
 * Letters as strokes on a small grid, because without fonts every machine draws the same picture:
 * two digits a point, `|` lifts the pen. Baseline 2, height of small letters 6, of capitals 8,
 * depth 0.
 */
const STROKES: Readonly<Record<string, string>> = {
  a: '36 32|35 26 16 05 03 12 22 33',
  b: '08 02|05 16 26 35 33 22 12 03',
  c: '35 26 16 05 03 12 22 33',
  d: '38 32|35 26 16 05 03 12 22 33',
  e: '04 34 35 26 16 05 03 12 22 33',
  f: '12 17 28|06 26',
  g: '36 31 20 10 01|35 26 16 05 03 12 22 33',
  h: '08 02|05 16 26 35 32',
  i: '02 06|08 08',
  j: '16 11 00|18 18',
  k: '08 02|04 26|14 32',
  l: '08 03 12',
  m: '06 02|05 16 25 22|25 36 45 42',
  n: '06 02|05 16 26 35 32',
  o: '16 26 35 33 22 12 03 05 16',
  p: '06 00|05 16 26 35 33 22 12 03',
  q: '36 30|35 26 16 05 03 12 22 33',
  r: '06 02|05 16 26',
  s: '35 26 16 05 14 24 33 22 12 03',
  t: '18 13 22|06 26',
  u: '06 03 12 22 33|36 32',
  v: '06 22 46',
  w: '06 12 25 32 46',
  x: '06 32|02 36',
  y: '06 22|46 22 10',
  z: '06 36 02 32',
  A: '02 28 42|14 34',
  B: '02 08 28 37 36 25 05|25 34 33 22 02',
  C: '47 38 18 07 03 12 32 43',
  D: '02 08 28 46 44 22 02',
  F: '38 08 02|05 25',
  G: '47 38 18 07 03 12 32 43 45 25',
  H: '08 02|48 42|05 45',
  K: '08 02|04 48|15 42',
  L: '08 02 32',
  M: '02 08 24 48 42',
  N: '02 08 42 48',
  P: '02 08 38 47 46 35 05',
  R: '02 08 38 47 46 35 05|25 42',
  S: '47 38 18 07 06 15 35 44 43 32 12 03',
  T: '08 48|28 22',
  Y: '08 25 48|25 22',
  0: '18 28 37 33 22 12 03 07 18',
  1: '06 18 12',
  2: '07 18 28 37 36 02 32',
  3: '07 18 28 37 36 25 34 33 22 12 03',
  4: '22 28 04 34',
  5: '38 08 05 25 34 33 22 12 03',
  6: '37 28 18 07 03 12 22 33 34 25 15 04',
  7: '08 38 12',
  8: '15 06 07 18 28 37 36 25 15 04 03 12 22 33 34 25',
  9: '03 12 22 33 37 28 18 07 06 15 25 36',
  ':': '03 03|06 06',
  '.': '02 02',
  ',': '12 01',
  "'": '08 06',
  '-': '05 25',
  ' ': '',
}

export type Lettering = {
  /** Pixels for each unit of the grid: a capital is six units high. */
  readonly unit: number
  readonly colour: Colour
  readonly thickness?: number
  /** The end of the text that is at x. */
  readonly align?: 'left' | 'middle' | 'right'
}

/**
 * Draws a line of text with its baseline at y.
 * @throws RangeError for a character without strokes
 */
export function letter(canvas: Canvas, text: string, [x, y]: Point, style: Lettering): void {
  const { unit, colour, thickness = 0.75 * unit, align = 'left' } = style
  const width = unitsOf(text) * unit
  let at = align === 'left' ? x : x - (align === 'right' ? width : width / 2)
  for (const character of text) {
    for (const stroke of strokesOf(character)) {
      const points = stroke.map(([dx, dy]): Point => [at + dx * unit, y - (dy - 2) * unit])
      canvas.line(points, thickness, colour)
    }
    at += advance(character) * unit
  }
}

/** The width of a text in units of the grid, without its last gap. */
export function unitsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + advance(character), -1.6)
}

function advance(character: string): number {
  const xs = strokesOf(character).flatMap((stroke) => stroke.map(([x]) => x))
  return xs.length === 0 ? 2.6 : Math.max(...xs) + 1.6
}

function strokesOf(character: string): Point[][] {
  const strokes = STROKES[character]
  if (strokes === undefined) throw new RangeError(`Nobody has drawn the letter "${character}"`)
  if (strokes === '') return []
  return strokes
    .split('|')
    .map((stroke) => stroke.split(' ').map((point): Point => [Number(point[0]), Number(point[1])]))
}
