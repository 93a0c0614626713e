import {
  beside,
  HALF_WATER,
  riverPlace,
} from '~/features/astrology/dashas/dasha-timeline-course.ts'

export type YearLabel = { readonly at: number; readonly text: string }

type Point = readonly [x: number, y: number]
/** A rectangle, given by its middle. */
type Box = { readonly at: Point; readonly width: number; readonly height: number }

/** Words on the inner bank of a bend need more space than those along a straight reach. */
const away = (isBend: boolean) => HALF_WATER + (isBend ? 17 : 11)

/** The middle of a year label, on the bank. */
export function yearSpot(at: number): Point {
  const place = riverPlace(at)
  return beside(place, away(place.isBend) * place.side)
}

/** The middle of the label of the present: on the bank opposite the years, except in a bend. */
export function nowSpot(at: number): Point {
  const place = riverPlace(at)
  return beside(place, away(place.isBend) * (place.isBend ? place.side : -place.side))
}

/** The ends of the line across the water that marks the present. */
export function nowStroke(at: number): readonly [Point, Point] {
  const place = riverPlace(at)
  return [beside(place, HALF_WATER + 4), beside(place, -HALF_WATER - 4)]
}

/** The sizes of a year and of the word for the present, with a margin between labels. */
const YEAR = { width: 31, height: 14 }
const NOW = { width: 32, height: 15 }

/** The years that fit: none may cover the present, its label, or an earlier year. */
export function yearsWithRoom(
  years: readonly YearLabel[],
  now: number | null,
): readonly YearLabel[] {
  const taken = now === null ? [] : [{ at: nowSpot(now), ...NOW }, strokeBox(now)]
  return years.filter(({ at }) => {
    const box = { at: yearSpot(at), ...YEAR }
    if (taken.some((other) => meet(box, other))) return false
    taken.push(box)
    return true
  })
}

function strokeBox(now: number): Box {
  const [[x0, y0], [x1, y1]] = nowStroke(now)
  return {
    at: [(x0 + x1) / 2, (y0 + y1) / 2],
    width: Math.abs(x1 - x0) + 6,
    height: Math.abs(y1 - y0) + 6,
  }
}

function meet(a: Box, b: Box): boolean {
  return (
    Math.abs(a.at[0] - b.at[0]) * 2 < a.width + b.width &&
    Math.abs(a.at[1] - b.at[1]) * 2 < a.height + b.height
  )
}

/** A year label on the bank. */
export function TimelineYear({ at, text }: YearLabel) {
  const [x, y] = yearSpot(at)
  return (
    <text x={x} y={y + 4} fontSize="11" className="text-ink-soft">
      {text}
    </text>
  )
}

/** The present: a line across the water, and its label on the bank. */
export function TimelineNow({ at }: { at: number }) {
  const [[x0, y0], [x1, y1]] = nowStroke(at)
  const [x, y] = nowSpot(at)
  return (
    <g stroke="currentColor" strokeLinecap="round">
      <path d={`M${x0} ${y0}L${x1} ${y1}`} strokeWidth="6" className="text-ground" />
      <path d={`M${x0} ${y0}L${x1} ${y1}`} strokeWidth="2.5" />
      <text x={x} y={y + 4} fontSize="12" fontWeight="700" stroke="none">
        Now
      </text>
    </g>
  )
}
