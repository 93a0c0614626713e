import type { Figure } from './figures.ts'

/** Tools of another version or system make these a little larger or smaller. */
export const TOLERANCE_PERCENT = { engine: 10, packages: 30 } as const

/** A figure, and by how many percent of what is measured the written one may differ; by none if left out. */
export type CheckedFigure = readonly [...Figure, tolerancePercent?: number]

/** What a text says of each figure that is not what is measured, a line each; none when all is well. */
export function wrongFigures(text: string, figures: readonly CheckedFigure[]): readonly string[] {
  const rows = new Map(
    [...text.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, what, figure]) => [what, figure]),
  )
  return figures.flatMap(([what, measured, tolerance = 0]) => {
    const written = rows.get(what)
    if (written === measured || isNear(written, measured, tolerance)) return []
    return [`${what}: ${written ?? 'nothing'} is written, ${measured} is measured`]
  })
}

function isNear(written: string | undefined, measured: string, tolerance: number): boolean {
  const [said, unit] = written?.split(' ') ?? []
  const [found, sameUnit] = measured.split(' ')
  const difference = Math.abs(Number(said) - Number(found))
  return unit === sameUnit && difference <= (Number(found) * tolerance) / 100
}
