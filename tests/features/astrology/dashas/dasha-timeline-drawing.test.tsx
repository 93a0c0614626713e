import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  beside,
  HALF_PRESS,
  riverPlace,
  stretchBox,
  TIMELINE_HEIGHT,
  TIMELINE_WIDTH,
} from '~/features/astrology/dashas/dasha-timeline-course.ts'
import { DashaTimelineDrawing } from '~/features/astrology/dashas/dasha-timeline-drawing.tsx'
import {
  nowSpot,
  nowStroke,
  yearSpot,
  yearsWithRoom,
} from '~/features/astrology/dashas/dasha-timeline-labels.tsx'

const STRETCHES = [
  { id: 'Ketu', from: 0, to: 0.03, name: 'Ketu', state: 'past', spoken: 'Ketu, Past' },
  { id: 'Venus', from: 0.03, to: 0.4, name: 'Venus', state: 'current', spoken: 'Venus, Current' },
  { id: 'Sun', from: 0.4, to: 1, name: 'Sun', state: 'future', spoken: 'Sun, Future' },
] as const
const YEARS = [
  { at: 0, text: '1988' },
  { at: 0.03, text: '1991' },
  { at: 0.4, text: '2032' },
  { at: 1, text: '2104' },
]

const drawn = (now: number | null, onOpen = () => {}) =>
  render(
    <DashaTimelineDrawing
      label="The river"
      stretches={STRETCHES}
      years={YEARS}
      now={now}
      onOpen={onOpen}
    />,
  )

test('the river flows at one pace, and never out of the drawing', () => {
  const places = Array.from({ length: 1001 }, (_, step) => riverPlace(step / 1000))
  const steps = places.slice(1).map((place, index) => {
    const before = places[index] ?? place
    return Math.hypot(place.x - before.x, place.y - before.y)
  })
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.01)
  for (const place of places) {
    for (const half of [-14, 14]) {
      const [x, y] = beside(place, half)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(TIMELINE_WIDTH)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(TIMELINE_HEIGHT)
    }
  }
})

test('the banks of the river lie to the sides of its course', () => {
  for (let part = 0; part < 0.999; part += 0.001) {
    const [here, next] = [riverPlace(part), riverPlace(part + 0.001)]
    const way = Math.atan2(next.y - here.y, next.x - here.x)
    expect(Math.cos(way - here.heading), String(part)).toBeGreaterThan(0.99)
  }
})

test('the touch area of the shortest mahadasha is 44 units wide', () => {
  for (let from = 0; from <= 0.95; from += 0.05) {
    const { width, height } = stretchBox(from, from + 0.05)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(2 * HALF_PRESS)
  }
})

test('each stretch of the river is a button with its words', async () => {
  const onOpen = vi.fn()
  drawn(0.2, onOpen)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Ketu, Past', 'Venus, Current', 'Sun, Future'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledWith(STRETCHES[1])
})

test('a narrow stretch has two letters, and no year covers another or the present', () => {
  drawn(0.4)
  expect(screen.getByText('Ke')).toBeTruthy()
  expect(screen.getByText('Venus')).toBeTruthy()
  expect(screen.queryByText('1991')).toBeNull()
  expect(screen.queryByText('2032')).toBeNull()
  expect(screen.getByText('2104')).toBeTruthy()
  expect(screen.getByText('Now')).toBeTruthy()
})

test('the present is not marked outside the river', () => {
  drawn(null)
  expect(screen.queryByText('Now')).toBeNull()
  expect(screen.getByText('2032')).toBeTruthy()
})

test('the mark of the present never touches a year, in any place', () => {
  const years = Array.from({ length: 101 }, (_, at) => ({ at: at / 100, text: String(1950 + at) }))
  for (let now = 0; now <= 1; now += 0.005) {
    const seen = yearsWithRoom(years, now)
    const spots = [...seen.map(({ at }) => yearSpot(at)), nowSpot(now)]
    spots.forEach(([x, y], index) => {
      for (const [otherX, otherY] of spots.slice(index + 1)) {
        const isClear = Math.abs(x - otherX) >= 26 || Math.abs(y - otherY) >= 12
        expect(isClear, `at ${now}: ${x}, ${y} and ${otherX}, ${otherY}`).toBe(true)
      }
    })
    for (const [endX, endY] of nowStroke(now)) {
      for (const { at } of seen) {
        const [x, y] = yearSpot(at)
        expect(Math.abs(x - endX) >= 14 || Math.abs(y - endY) >= 7, `${at} at ${now}`).toBe(true)
      }
    }
  }
})
