import { useId } from 'react'
import type { ChartDrawingProps, ChartHouse } from '~/ui/astrology/chart-house.ts'
import { boxOf, HEIGHT, type HouseShape, pointsOf, WIDTH } from '~/ui/astrology/house-shape.ts'

type HousePressesProps = Pick<ChartDrawingProps, 'label' | 'selected' | 'onSelect'> & {
  places: readonly { readonly house: ChartHouse; readonly shape: HouseShape }[]
}

/**
 * What a finger, the arrow keys and a screen reader find upon the drawing: a radio for each house,
 * in the house's own shape. Only the drawing beneath shows which one is read.
 */
export function HousePresses({ label, places, selected, onSelect }: HousePressesProps) {
  const name = useId()
  return (
    <svg
      viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
      className="absolute inset-0 size-full"
      fill="none"
    >
      <title>{label}</title>
      {places.map(({ house, shape }) => {
        const clip = `${name}${house.house}`
        return (
          <g key={house.house} clipPath={`url(#${clip})`}>
            <clipPath id={clip}>
              <polygon points={pointsOf(shape)} />
            </clipPath>
            <foreignObject {...boxOf(shape)}>
              <input
                type="radio"
                name={name}
                aria-label={house.spoken}
                checked={house.house === selected}
                onChange={() => onSelect(house.house)}
                className="block size-full cursor-pointer appearance-none outline-none"
              />
            </foreignObject>
          </g>
        )
      })}
    </svg>
  )
}
