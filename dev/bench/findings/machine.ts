/** When the least page has drawn what it read on the machine that the times are wanted of. */
export const LEAST_PAGE_MS = 1165

/** A busy machine may loosen no limit further than this. */
const MOST_TIMES = 2

/** How this machine compares with the one that the times are wanted of. */
export type Machine = {
  /** When the least page has drawn what it read here, ms; undefined when it was not opened. */
  readonly leastPage?: number
  /** What a limit in time is multiplied by, 2 at most. */
  readonly slower: number
  readonly told: string
}

/** Without the least page in the same run every limit is as it is written. */
export const UNKNOWN_MACHINE: Machine = {
  slower: 1,
  told: 'The least page was not opened: limits in time are as they are written.',
}

/** What the least page of this run says of the machine. */
export function machineWith(leastPage: number): Machine {
  const times = leastPage / LEAST_PAGE_MS
  const slower = Math.min(times, MOST_TIMES)
  const held = times > MOST_TIMES ? `, and no more than ${MOST_TIMES} are allowed` : ''
  const told = `The least page takes ${times.toFixed(2)} times the ${LEAST_PAGE_MS} ms that limits in time are written for${held}: they are multiplied by ${slower.toFixed(2)}.`
  return { leastPage, slower, told }
}
