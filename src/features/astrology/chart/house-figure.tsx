import { type ReactNode, useId } from 'react'
import { fitMarks } from '~/features/astrology/chart/fit-marks.ts'
import {
  boxOf,
  type ChartFigureProps,
  type ChartHouse,
  type ChartMark,
  HEIGHT,
  type HouseShape,
  pointsOf,
  WIDTH,
} from '~/features/astrology/chart/house-shape.ts'
import { useNameForm } from '~/ui/motifs/own-name.tsx'

type HouseFigureProps = ChartFigureProps & {
  shapeOf: (house: ChartHouse) => HouseShape | undefined
  labelOf: (house: ChartHouse) => string
  /** More elements of the drawing. */
  children?: ReactNode
}

/** Twelve houses in fine lines, with a radio group over them to select one. */
export function HouseFigure(props: HouseFigureProps) {
  const { label, houses, selected, onSelect, shapeOf, labelOf, children } = props
  const isDevanagari = useNameForm() === 'devanagari'
  const places = houses.flatMap((house) => {
    const shape = shapeOf(house)
    return shape ? [{ house, shape }] : []
  })
  return (
    <fieldset className="relative mx-auto w-full min-w-0 max-w-[30rem] rounded-field has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <legend className="sr-only">{label}</legend>
      <svg
        viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
        lang={isDevanagari ? 'sa' : undefined}
        aria-hidden="true"
        className="block w-full figures"
        fill="currentColor"
        textAnchor="middle"
      >
        {children}
        {places.map(({ house, shape }) => (
          <House
            key={house.house}
            house={house}
            shape={shape}
            label={labelOf(house)}
            isSelected={house.house === selected}
          />
        ))}
      </svg>
      <HouseRadios label={label} places={places} selected={selected} onSelect={onSelect} />
    </fieldset>
  )
}

type HouseProps = { house: ChartHouse; shape: HouseShape; label: string; isSelected: boolean }

function House({ house, shape, label, isSelected }: HouseProps) {
  const [x, y] = shape.labelAt
  return (
    <>
      <polygon
        points={pointsOf(shape)}
        fillOpacity={isSelected ? 0.13 : 0}
        stroke="currentColor"
        strokeWidth={isSelected ? 2 : 0.9}
        strokeLinejoin="round"
        className="text-accent"
      />
      <text x={x} y={y + 4} fontSize="11" className="text-ink-soft">
        {label}
      </text>
      <Marks shape={shape} marks={house.marks} />
      {shape.ring && (
        <g className="text-accent">
          <polygon
            points={pointsOf(shape.ring)}
            fillOpacity={isSelected ? 0.13 : 0.05}
            stroke="currentColor"
            strokeWidth={isSelected ? 2 : 0.9}
            strokeLinejoin="round"
          />
          <Marks shape={shape.ring.room} marks={house.ringMarks ?? []} />
        </g>
      )}
    </>
  )
}

function Marks({ shape, marks }: { shape: HouseShape; marks: readonly ChartMark[] }) {
  return (
    <g fontWeight="600">
      {fitMarks(shape, marks).map((mark) => (
        <text key={mark.text} x={mark.x} y={mark.y + mark.size * 0.36} fontSize={mark.size}>
          {mark.text}
        </text>
      ))}
    </g>
  )
}

type HouseRadiosProps = Pick<ChartFigureProps, 'label' | 'selected' | 'onSelect'> & {
  places: readonly { readonly house: ChartHouse; readonly shape: HouseShape }[]
}

/**
 * A radio for each house, in the house's own shape, for touch, the arrow keys and screen readers.
 * The drawing below shows which one is selected.
 */
function HouseRadios({ label, places, selected, onSelect }: HouseRadiosProps) {
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
              {shape.ring && <polygon points={pointsOf(shape.ring)} />}
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
