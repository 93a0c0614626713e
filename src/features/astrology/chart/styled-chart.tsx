import { type ComponentProps, useState } from 'react'
import { NorthChart } from '~/features/astrology/chart/north-chart.tsx'
import { SouthChart } from '~/features/astrology/chart/south-chart.tsx'
import { useChartStyle } from '~/queries/birth/chart-style.ts'

type StyledChartProps = Omit<ComponentProps<typeof SouthChart>, 'selected' | 'onSelect'>

/** A drawing in the style that the person chose, whose houses can be selected. */
export function StyledChart(props: StyledChartProps) {
  const [house, setHouse] = useState(1)
  return <StyledHouses {...props} selected={house} onSelect={setHouse} />
}

/** A drawing in the style that the person chose; who draws it knows the selected house. */
export function StyledHouses({ title, ...drawing }: ComponentProps<typeof SouthChart>) {
  const [style] = useChartStyle()
  return style === 'north' ? <NorthChart {...drawing} /> : <SouthChart {...drawing} title={title} />
}
