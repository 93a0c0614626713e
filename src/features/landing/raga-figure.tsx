import { pointAt } from '~/lib/wheel/point-at.ts'
import { emblemNamed } from '~/raga/emblem.ts'

/** A raga's figure in as few letters as it takes: the page must be small. */
export function RagaFigure({ raga, isLarge = false }: { raga: string; isLarge?: boolean }) {
  const known = emblemNamed(raga)
  if (!known) return null
  const { swaras, vadi } = known.emblem
  const [top, ...others] = swaras.map((position) => pointAt(position))
  const bright = pointAt(vadi)
  const line = others.map(({ x, y }) => `L${Math.round(x)} ${Math.round(y)}`).join('')
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={isLarge ? 'size-28' : 'size-12'}>
      <path
        d={`M${top?.x} ${top?.y}${line}Z`}
        fill="currentColor"
        fillOpacity="0.1"
        stroke="currentColor"
        strokeWidth="3"
      />
      <circle cx={Math.round(bright.x)} cy={Math.round(bright.y)} r="7" fill="currentColor" />
    </svg>
  )
}
