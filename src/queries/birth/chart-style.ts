import { type KeptChoice, useKeptChoice } from '~/queries/almanac/kept-choice.ts'

/** How charts are drawn: the North Indian diamond or the South Indian square. */
export type ChartStyle = 'north' | 'south'

const STYLE: KeptChoice<ChartStyle> = {
  name: 'chart-style',
  parse: (kept) => (kept === 'south' ? 'south' : 'north'),
}

/** The style a person chose on this device (North until they choose), and a function to choose. */
export function useChartStyle(): readonly [ChartStyle, (style: ChartStyle) => void] {
  const [style = 'north', choose] = useKeptChoice(STYLE)
  return [style, choose]
}
