import { describe, expect, test } from 'vitest'
import { type FittedMark, fitMarks } from '~/features/astrology/chart/fit-marks.ts'
import type { ChartMark, HouseShape, Point } from '~/features/astrology/chart/house-shape.ts'
import { NORTH_HOUSES, NORTH_RINGED } from '~/features/astrology/chart/north-chart.tsx'
import { SOUTH_RINGED, SOUTH_SIGNS } from '~/features/astrology/chart/south-chart.tsx'

const NAMES = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke']
const HOUSES = [
  ...NORTH_HOUSES.map((shape, index) => ({ name: `North, house ${index + 1}`, shape })),
  ...SOUTH_SIGNS.map((shape, index) => ({ name: `South, sign ${index + 1}`, shape })),
]

/** The widest a sky can be: every planet turned back and behind the Sun, at two figures. */
function crowd(count: number): readonly ChartMark[] {
  return NAMES.slice(0, count).map((name, index) => {
    const isPlanet = index >= 2 && index <= 6
    return { name, degree: 28, retrograde: index >= 2, combust: isPlanet }
  })
}

describe.each(HOUSES)('$name', ({ shape }) => {
  test.each([1, 2, 3, 5, 7, 9])('a house of this shape holds %i grahas', (count) => {
    const marks = crowd(count)
    const written = fitMarks(shape, marks)
    expect(written.map(({ text }) => text.slice(0, 2)).sort()).toEqual(
      marks.map(({ name }) => name).sort(),
    )
    for (const mark of written) {
      expect(mark.size).toBeGreaterThanOrEqual(11)
      expect(mark.text, 'its degree').toContain('28')
      expect(corners(mark).filter((corner) => !isInside(shape, corner))).toEqual([])
      expect(overlap(boxOf(mark), shape.label), `${mark.text} and the label`).toBe(false)
    }
    const pairs = written.flatMap((one, at) => written.slice(at + 1).map((other) => [one, other]))
    expect(
      pairs.filter(([one, other]) => one && other && overlap(boxOf(one), boxOf(other))),
    ).toEqual([])
  })
})

const RINGED = [
  ...NORTH_RINGED.map((shape, index) => ({ name: `North, house ${index + 1}`, shape })),
  ...SOUTH_RINGED.map((shape, index) => ({ name: `South, sign ${index + 1}`, shape })),
]

describe.each(RINGED)('$name, with a ring', ({ shape }) => {
  test.each([1, 2, 4, 7, 9])('it holds %i grahas, and its field of the ring as many', (count) => {
    const marks = crowd(count).map((mark) => ({ ...mark, degree: null, combust: false }))
    for (const place of [shape, shape.ring?.room]) {
      const written = place ? fitMarks(place, marks) : []
      expect(written.map(({ text }) => text.slice(0, 2)).sort()).toEqual(
        marks.map(({ name }) => name).sort(),
      )
      for (const mark of written) {
        expect(mark.size).toBeGreaterThanOrEqual(11)
        expect(place && corners(mark).filter((at) => !isInside(place, at))).toEqual([])
      }
    }
  })
})

test('the lagna in the first house has room with nine grahas', () => {
  const lagna = { name: 'La', degree: 28, retrograde: false, combust: false }
  for (const shape of [...NORTH_HOUSES.slice(0, 1), ...SOUTH_SIGNS]) {
    const written = fitMarks(shape, [lagna, ...crowd(9)])
    expect(written.filter(({ text }) => text.includes('28'))).toHaveLength(10)
  }
})

test('a few grahas are large, in their order, one below the other', () => {
  for (const { shape } of HOUSES) {
    const written = fitMarks(shape, crowd(2))
    expect(written.map(({ text }) => text)).toEqual(['Su 28°', 'Mo 28°'])
    expect(written[0]?.size).toBe(13)
    expect(written[0]?.y).toBeLessThan(written[1]?.y ?? 0)
  }
})

test('a house with more grahas than any sky has still names them all', () => {
  const all = NAMES.map((name) => ({ name, degree: 28, retrograde: true, combust: true }))
  const written = NORTH_HOUSES.slice(1, 3).map((shape) => fitMarks(shape, all).length)
  expect(written).toEqual([9, 9])
})

type Box = { x0: number; x1: number; y0: number; y1: number }

/** Where the letters are: capitals are three quarters of the size high. */
function boxOf({ x, y, width, size }: FittedMark): Box {
  return { x0: x - width / 2, x1: x + width / 2, y0: y - size * 0.375, y1: y + size * 0.375 }
}

function corners(mark: FittedMark): Point[] {
  const { x0, x1, y0, y1 } = boxOf(mark)
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

/** On the same side of every edge. */
function isInside({ outline }: HouseShape, [x, y]: Point): boolean {
  const sides = outline.map(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  })
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}

function overlap(one: Box, other: Box): boolean {
  return one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1
}
