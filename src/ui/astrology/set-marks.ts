import type { ChartMark } from '~/ui/astrology/chart-house.ts'
import { type HouseShape, roomBetween } from '~/ui/astrology/house-shape.ts'

/** A mark where it is written: the middle of its line, and the height of its letters. */
export type SetMark = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
}

type Writing = { readonly size: number; readonly write: (mark: ChartMark) => string }
type Line = { readonly y: number; readonly room: readonly [number, number]; readonly holds: number }

const wide = (mark: ChartMark) => [name(mark), signs(mark)].filter(Boolean).join(' ')
const close = (mark: ChartMark) => `${name(mark)}${signs(mark)}`
/** From the easiest to read to what holds a crowd; never below 11 units of 320. */
const WRITINGS: readonly Writing[] = [
  { size: 13, write: wide },
  { size: 12, write: wide },
  { size: 11, write: close },
  { size: 11, write: (mark) => `${mark.name}${mark.degree ?? ''}${signs(mark)}` },
]
const SHIFTS = [0, -3, 3, -6, 6, -9, 9, -12, 12, -16, 16, -20, 20]
/** Short columns are easiest to read; a crowd takes what room there is. */
const ARRANGEMENTS = [
  { across: 1, down: 3 },
  { across: 2, down: 4 },
  { across: 1, down: 12 },
  { across: 2, down: 12 },
  { across: 3, down: 12 },
  { across: 4, down: 12 },
]

/** Writes the marks of a house into its shape, in their order, line by line. */
export function setMarks(shape: HouseShape, marks: readonly ChartMark[]): readonly SetMark[] {
  for (const writing of WRITINGS) {
    const texts = marks.map(writing.write)
    const width = Math.max(0, ...texts.map((text) => widthOf(text, writing.size)))
    const lines = linesFor(shape, marks.length, width, writing.size)
    if (lines) return onLines(lines, texts, width, writing.size)
  }
  return []
}

function linesFor(shape: HouseShape, count: number, width: number, size: number): Line[] | null {
  for (const { across, down } of ARRANGEMENTS) {
    for (let rows = Math.ceil(count / across); rows <= Math.min(down, count); rows += 1) {
      for (const shift of SHIFTS) {
        const lines = block(shape, rows, shift, { across, width, size })
        if (lines.reduce((sum, { holds }) => sum + holds, 0) >= count) return lines
      }
    }
  }
  return null
}

type Setting = { readonly across: number; readonly width: number; readonly size: number }

function block(shape: HouseShape, rows: number, shift: number, setting: Setting): Line[] {
  const { across, width, size } = setting
  const height = size * 1.12
  const top = shape.middle + shift - (rows * height) / 2
  return Array.from({ length: rows }, (_, row) => {
    const room = roomBetween(shape, top + row * height, top + (row + 1) * height)
    const fits = room ? Math.floor((room[1] - room[0] + gap(size)) / (width + gap(size))) : 0
    return {
      y: top + (row + 0.5) * height,
      room: room ?? [0, 0],
      holds: Math.min(across, Math.max(0, fits)),
    }
  })
}

function onLines(lines: readonly Line[], texts: readonly string[], width: number, size: number) {
  let next = 0
  return lines.flatMap(({ y, room, holds }) => {
    const here = texts.slice(next, next + holds)
    next += here.length
    const step = width + gap(size)
    const first = (room[0] + room[1]) / 2 - (step * (here.length - 1)) / 2
    return here.map((text, index) => ({ text, size, width, x: first + index * step, y }))
  })
}

const gap = (size: number) => size * 0.35
const name = ({ name, degree }: ChartMark) => (degree === null ? name : `${name} ${degree}°`)
const signs = ({ retrograde, combust }: ChartMark) =>
  `${retrograde ? 'R' : ''}${combust ? 'C' : ''}`

/** How wide a mark is in the page's semibold sans, a little more rather than less. */
function widthOf(text: string, size: number): number {
  const ems = Array.from(text, (letter) => {
    if (letter === ' ') return 0.21
    if (letter === '°') return 0.34
    if (letter === 'M') return 0.78
    return /[A-Z]/.test(letter) ? 0.58 : 0.57
  })
  return size * ems.reduce((sum, em) => sum + em, 0)
}
