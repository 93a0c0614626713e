import {
  type ChartMark,
  type HouseShape,
  roomBetween,
} from '~/features/astrology/chart/house-shape.ts'

/** A placed mark: the middle of its line, in units of the drawing. */
export type FittedMark = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
}

type Written = { readonly text: string; readonly width: number }
type Line = { readonly y: number; readonly left: number; readonly right: number }
type Look = { readonly size: number; readonly padding: number; readonly leading: number }
type Filled = Line & { readonly marks: readonly Written[] }

/** From the easiest to read to the most compact; never below 11 units of 320. */
const WRITINGS = [
  { size: 13, isEven: true, write: (mark: ChartMark) => words(mark, '°', ' ') },
  { size: 12, isEven: true, write: (mark: ChartMark) => words(mark, '°', ' ') },
  { size: 11, isEven: true, write: (mark: ChartMark) => words(mark, '°', '') },
  { size: 11, isEven: false, write: (mark: ChartMark) => words(mark, '', '') },
  // The last resort, for more grahas than real skies have in one house: names only.
  { size: 11, isEven: false, write: ({ name }: ChartMark) => name },
]
/** Short columns are easiest to read; many marks use all the space. */
const ARRANGEMENTS = [
  { across: 1, down: 3 },
  { across: 2, down: 4 },
  { across: 1, down: 12 },
  { across: 2, down: 12 },
  { across: 4, down: 12 },
]
const ROOMY = { padding: 4, leading: 1.1 }
const CLOSE = { padding: 2.5, leading: 1.05 }
const SHIFTS = [0, -3, 3, -6, 6, -9, 9, -12, 12, -16, 16, -20, 20]

/** Places the marks of a house in its shape, line by line. */
export function fitMarks(shape: HouseShape, marks: readonly ChartMark[]): readonly FittedMark[] {
  for (const { size, isEven, write } of WRITINGS) {
    const written = marks.map(write).map((text) => ({ text, width: widthOf(text, size) }))
    const widest = Math.max(0, ...written.map(({ width }) => width))
    const even = isEven ? written.map(({ text }) => ({ text, width: widest })) : byWidth(written)
    const lines = arrange(shape, even, { size, ...(isEven ? ROOMY : CLOSE) })
    if (lines) return lines.flatMap((line) => centred(line, size))
  }
  return []
}

function arrange(shape: HouseShape, marks: readonly Written[], look: Look): Filled[] | null {
  for (const { across, down } of ARRANGEMENTS) {
    const most = Math.min(down, marks.length)
    for (let rows = Math.ceil(marks.length / across); rows <= most; rows += 1) {
      for (const shift of SHIFTS) {
        const filled = fill(linesOf(shape, rows, shift, look), marks, across, look.size)
        if (filled) return filled
      }
    }
  }
  return null
}

/** Lines centred on the middle of the shape. */
function linesOf(
  shape: HouseShape,
  rows: number,
  shift: number,
  { size, padding, leading }: Look,
): Line[] {
  const height = size * leading
  const top = shape.middle + shift - (rows * height) / 2
  return Array.from({ length: rows }, (_, row) => {
    const room = roomBetween(shape, top + row * height, top + (row + 1) * height, padding)
    const [left, right] = room ?? [0, 0]
    return { y: top + (row + 0.5) * height, left, right }
  })
}

/** Puts each mark on the first line with enough space; `null` if one does not fit. */
function fill(lines: readonly Line[], marks: readonly Written[], across: number, size: number) {
  const filled = lines.map((line): Filled & { marks: Written[] } => ({ ...line, marks: [] }))
  for (const mark of marks) {
    const line = filled.find(
      ({ marks: there, left, right }) =>
        there.length < across && widthOfLine([...there, mark], size) <= right - left,
    )
    if (!line) return null
    line.marks.push(mark)
  }
  return filled
}

function centred({ y, left, right, marks }: Filled, size: number): FittedMark[] {
  let next = (left + right - widthOfLine(marks, size)) / 2
  return marks.map(({ text, width }) => {
    const x = next + width / 2
    next += width + gap(size)
    return { text, x, y, size, width }
  })
}

const gap = (size: number) => size * 0.3
const widthOfLine = (marks: readonly Written[], size: number) =>
  marks.reduce((sum, { width }) => sum + width, gap(size) * (marks.length - 1))
const byWidth = (marks: readonly Written[]) => marks.toSorted((a, b) => b.width - a.width)

function words(mark: ChartMark, degrees: '°' | '', space: ' ' | ''): string {
  const at = mark.degree === null ? '' : `${space}${mark.degree}${degrees}`
  const motion = `${mark.retrograde ? 'R' : ''}${mark.combust ? 'C' : ''}`
  return `${mark.name}${at}${motion && space}${motion}`
}

/** The width of a mark in the page's semibold sans, rather too wide than too narrow. */
function widthOf(text: string, size: number): number {
  const ems = Array.from(text, (letter) => {
    if (letter === ' ') return 0.21
    if (letter === '°') return 0.34
    if (letter === 'M') return 0.79
    if (/[a-z]/.test(letter)) return 0.53
    return /\d/.test(letter) ? 0.575 : 0.59
  })
  return size * ems.reduce((sum, em) => sum + em, 0)
}
