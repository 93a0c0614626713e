import { nowSpot, nowStroke, type RiverYearMark, yearSpot } from '~/ui/astrology/river-words.ts'

/** A year on the bank. */
export function RiverYear({ at, text }: RiverYearMark) {
  const [x, y] = yearSpot(at)
  return (
    <text x={x} y={y + 4} fontSize="11" className="text-ink-soft">
      {text}
    </text>
  )
}

/** The present: a stroke across the water, and its word on the bank. */
export function RiverNow({ at }: { at: number }) {
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
