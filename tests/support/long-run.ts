/** Whether this is `npm run verify`, which tries all that is worth trying before a release. */
export const isLongRun = process.env.ALAP_VERIFY !== undefined

/** Of the samples that a test draws, such as simulated people: a fifth, and all in the long run. */
export function samples(all: number): number {
  return isLongRun ? all : all / 5
}
