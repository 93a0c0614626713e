import { pointAt, RADIUS } from '~/lib/wheel/point-at.ts'

/** The colours of dusk, for a page without a watch. */
const SKY = { high: '#4a1d4d', low: '#8c3f22', on: '#fbf5ea' } as const

/** Fills a picture with the sky of an element's watch, and makes what stands on it the colour to draw with. */
export function drawSky(context: CanvasRenderingContext2D, of: Element): void {
  const { width, height } = context.canvas
  const token = (name: string, otherwise: string) =>
    getComputedStyle(of).getPropertyValue(`--color-${name}`).trim() || otherwise
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, token('sky-high', SKY.high))
  sky.addColorStop(1, token('sky-low', SKY.low))
  context.globalAlpha = 1
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = token('on-sky', SKY.on)
  context.strokeStyle = context.fillStyle
}

/** Where a wheel is drawn, in pixels. */
type Place = { readonly left: number; readonly top: number; readonly across: number }

/** Draws a raga's wheel as on the screens, but with an empty middle; places 0–11, Sa first. */
export function drawWheel(
  context: CanvasRenderingContext2D,
  { swaras, vadi }: { readonly swaras: readonly number[]; readonly vadi: number },
  { left, top, across }: Place,
): void {
  const unit = across / 100
  const at = (position: number) => {
    const { x, y } = pointAt(position)
    return { x: left + x * unit, y: top + y * unit }
  }
  const circle = (place: { x: number; y: number }, radius: number) => {
    context.beginPath()
    context.arc(place.x, place.y, radius * unit, 0, 2 * Math.PI)
  }
  context.lineWidth = 0.25 * unit
  context.globalAlpha = 0.5
  circle({ x: left + across / 2, y: top + across / 2 }, RADIUS)
  context.stroke()
  context.beginPath()
  for (const position of swaras) context.lineTo(at(position).x, at(position).y)
  context.closePath()
  context.globalAlpha = 0.08
  context.fill()
  context.globalAlpha = 1
  context.lineWidth = 0.5 * unit
  context.lineJoin = 'round'
  context.stroke()
  for (let position = 0; position < 12; position += 1) {
    const isSwara = swaras.includes(position)
    context.globalAlpha = isSwara ? 1 : 0.55
    circle(at(position), isSwara ? 1.75 : 0.7)
    context.fill()
  }
  context.globalAlpha = 1
  circle(at(vadi), 3.25)
  context.fill()
  context.globalAlpha = 0.7
  context.lineWidth = 0.35 * unit
  circle(at(vadi), 5.6)
  context.stroke()
}
