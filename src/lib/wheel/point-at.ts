/** The wheel's circle in a drawing 100 units wide. */
export const RADIUS = 42

/** The position of one of the twelve places of the wheel, 0 at the top, clockwise. */
export function pointAt(position: number, radius = RADIUS) {
  const angle = (position / 12) * 2 * Math.PI - Math.PI / 2
  const round = (value: number) => Math.round(value * 100) / 100
  return { x: round(50 + radius * Math.cos(angle)), y: round(50 + radius * Math.sin(angle)) }
}
