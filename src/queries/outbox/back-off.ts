import type { DataError } from '~/lib/data-error.ts'

const FIRST_MS = 500
/** The longest pause, in milliseconds. */
export const MOST_MS = 60_000

/**
 * How long to wait before a write is sent again, in milliseconds: a random part of a span that
 * doubles with each attempt up to a minute, so that many devices do not return at one moment.
 * @param random at least 0 and below 1
 */
export function backOff(attempts: number, random: number): number {
  return random * Math.min(MOST_MS, FIRST_MS * 2 ** attempts)
}

// After so many attempts, about half an hour of them, a fault that nobody foresaw is shown to the
// person: it may be no fault of the line.
const MOST_UNEXPECTED = 30

/** What a failed attempt means for the write. */
export type Verdict = 'send-again' | 'sign-in-first' | 'set-aside'

/**
 * What to do with a write after its attempt number `attempts` failed. Only what can never succeed
 * is set aside; a reply that means nothing, as of a hotel's network, is no reply.
 */
export function verdictOn({ kind }: DataError, attempts: number): Verdict {
  switch (kind) {
    case 'offline':
    case 'disturbed':
    case 'malformed':
      return 'send-again'
    case 'signed-out':
      return 'sign-in-first'
    case 'unexpected':
      return attempts < MOST_UNEXPECTED ? 'send-again' : 'set-aside'
    default:
      return 'set-aside'
  }
}

type Clock = {
  readonly random: () => number
  readonly later: (ms: number, work: () => void) => unknown
}

/**
 * Does the work, and again after longer and longer pauses until it succeeds. Resolves after the first
 * attempt; `work` gets whether it is a later one.
 */
export async function untilDone(
  work: (isLate: boolean) => Promise<void>,
  clock: Clock,
  attempt = 1,
): Promise<void> {
  await work(attempt > 1).catch(() => {
    const again = () => void untilDone(work, clock, attempt + 1)
    clock.later(backOff(attempt, clock.random()), again)
  })
}
