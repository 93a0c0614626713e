/** What stands in a house, as it is written there. */
export type ChartMark = {
  /** Two letters: "Su". */
  readonly name: string
  /** Whole degrees of its sign; `null` where the drawing has none. */
  readonly degree: number | null
  readonly retrograde: boolean
  readonly combust: boolean
}

/** One of the twelve houses. */
export type ChartHouse = {
  /** 1 to 12, the lagna being in the first. */
  readonly house: number
  /** 1 for Aries to 12 for Pisces. */
  readonly sign: number
  /** Three letters: "Ari". */
  readonly signName: string
  readonly marks: readonly ChartMark[]
  /** Who is in it, in words. */
  readonly spoken: string
}

export type ChartDrawingProps = {
  /** What the drawing shows: "Birth chart of Meera, North Indian". */
  readonly label: string
  readonly houses: readonly ChartHouse[]
  /** The house that is being read. */
  readonly selected: number
  readonly onSelect: (house: number) => void
}
