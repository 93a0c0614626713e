import { beside, HALF_WATER, riverPlace } from '~/ui/astrology/river-course.ts'

/** Words on the inner bank of a bend want more room than those above or below a straight reach. */
const away = (isBend: boolean) => HALF_WATER + (isBend ? 17 : 11)

/** A year on the bank. */
export function RiverYear({ at, text }: { at: number; text: string }) {
  const place = riverPlace(at)
  const [x, y] = beside(place, away(place.isBend) * place.side)
  return (
    <text x={x} y={y + 4} fontSize="11" className="text-ink-soft">
      {text}
    </text>
  )
}

/** The present: a stroke across the water, and its word on the bank where no years stand. */
export function RiverNow({ at }: { at: number }) {
  const place = riverPlace(at)
  const [x0, y0] = beside(place, HALF_WATER + 4)
  const [x1, y1] = beside(place, -HALF_WATER - 4)
  const [x, y] = beside(place, away(place.isBend) * (place.isBend ? place.side : -place.side))
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
