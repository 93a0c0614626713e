/** The height of a month's heading. */
export const HEAD_REM = 3

/** The heading stays at the upper edge while its month goes by. */
export const STAYS_ABOVE = { blockSize: `${HEAD_REM}rem`, position: 'sticky' } as const
