import type { Figure } from './figures.ts'

/** These are a little larger or smaller with tools of another version or system. */
export const TOLERANCE_PERCENT = { engine: 10, packages: 30 } as const

/**
 * A figure, and by how many percent the written value may differ from the measured one (default 0).
 */
export type CheckedFigure = readonly [...Figure, tolerancePercent?: number]

/**
 * Each figure in a text that differs from the measured one, one line each; none when all are right.
 */
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
