/** Of the samples that a test draws, such as simulated people: a fifth here, all in `npm run verify`. */
export function samples(all: number): number {
  return process.env.ALAP_VERIFY ? all : all / 5
}
