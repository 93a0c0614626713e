import { pointAt } from '~/lib/wheel/point-at.ts'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type RisingWheelProps = {
  swaras: readonly number[]
  vadi: number
  /** As wide as the horizon, or as its parent. */
  size?: 'horizon' | 'fill'
}

/**
 * A raga's figure: its swaras shine outwards, and the centre is the drone.
 */
export function RisingWheel({ swaras, vadi, size = 'horizon' }: RisingWheelProps) {
  return (
    <div className="relative flex justify-center">
      <div className="sky-glow absolute inset-[-16%] rounded-full" />
      <SwaraWheel swaras={swaras} vadi={vadi} size={size}>
        <g opacity="0.4">
          {[12, 22, 32].map((radius) => (
            <circle key={radius} cx="50" cy="50" r={radius} vectorEffect="non-scaling-stroke" />
          ))}
          {swaras.map((position) => {
            const inner = pointAt(position, 12)
            const outer = pointAt(position, 49)
            return (
              <path
                key={position}
                d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
                vectorEffect="non-scaling-stroke"
              />
            )
          })}
        </g>
      </SwaraWheel>
    </div>
  )
}
