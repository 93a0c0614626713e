/** Of the simulated people of a test: a fifth of them here, all of them in `npm run verify`. */
export function people(all: number): number {
  return process.env.ALAP_VERIFY ? all : all / 5
}
