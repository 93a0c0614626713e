import { expect } from 'vitest'
import { isLongRun } from '~tests/support/long-run.ts'

/** A long run has a seed of its own, which can be given again. */
const { ALAP_FUZZ_SEED, ALAP_FUZZ_AT } = process.env

export const seed = Number(ALAP_FUZZ_SEED ?? 1)

/** How many to try: what the tests try, or 100 times as many in a long run. */
export function tries(inTests: number): number {
  return isLongRun ? 100 * inTests : inTests
}

/** Only this one is tried again, when the environment names one by its number. */
const onlyAt = ALAP_FUZZ_AT === undefined ? null : Number(ALAP_FUZZ_AT)

/** What a try came to: accepted, refused with an error of the app's own, or a fault in words. */
export type Verdict = 'accepted' | 'refused' | { readonly fault: string }

export type Tally = {
  readonly kind: string
  /** Of this process, which other programs do not slow down. */
  cpuSeconds: number
  tried: number
  accepted: number
  refused: number
  lost: number
  /** How many faults the tries met on their way, where they meet any. */
  met?: number
  /** The first of what was lost, in words. */
  readonly faults: string[]
}

const MOST_FAULTS = 20

/**
 * Tries one after another, `together` at once. Each number has the same try whenever the seed is the
 * same, so that one alone can be tried again.
 */
export async function tryAll(
  kind: string,
  count: number,
  together: number,
  attempt: (at: number) => Promise<Verdict>,
): Promise<Tally> {
  const began = process.cpuUsage()
  const tally: Tally = {
    kind,
    cpuSeconds: 0,
    tried: 0,
    accepted: 0,
    refused: 0,
    lost: 0,
    faults: [],
  }
  const note = (at: number, verdict: Verdict) => {
    tally.tried += 1
    if (typeof verdict === 'string') tally[verdict] += 1
    else {
      tally.lost += 1
      if (tally.faults.length >= MOST_FAULTS) return
      tally.faults.push(`ALAP_FUZZ_SEED=${seed} ALAP_FUZZ_AT=${at}: ${verdict.fault}`)
    }
  }
  const from = onlyAt ?? 0
  const end = onlyAt === null ? count : onlyAt + 1
  for (let first = from; first < end; first += together) {
    const numbers = Array.from({ length: Math.min(together, end - first) }, (_, n) => first + n)
    const verdicts = await Promise.all(numbers.map(attempt))
    for (const [index, verdict] of verdicts.entries()) note(first + index, verdict)
  }
  const { user, system } = process.cpuUsage(began)
  tally.cpuSeconds = (user + system) / 1e6
  return tally
}

/** Prints what was tried in one line. */
function report({ kind, tried, accepted, refused, lost, met, cpuSeconds }: Tally): void {
  const line = [
    kind.padEnd(34),
    `tried ${String(tried).padStart(7)}`,
    `accepted ${String(accepted).padStart(7)}`,
    `refused ${String(refused).padStart(7)}`,
    ...(met === undefined ? [] : [`faults met ${met}`]),
    `lost or leaked ${lost}`,
    `seed ${seed}`,
    `${cpuSeconds.toFixed(1)} s`,
  ].join('  ')
  process.stdout.write(`${line}\n`)
}

/** Prints a tally, and expects that nothing was lost and that as many were tried as promised. */
export function expectNothingLost(tally: Tally, promised: number): void {
  report(tally)
  expect(tally.faults).toEqual([])
  if (onlyAt === null) expect(tally.tried).toBe(promised)
}

/** The same for saves, all of which are accepted; `lost` has a line for each that is not there. */
export function expectAllSaved(
  kind: string,
  promised: number,
  lost: readonly string[],
  { user, system }: NodeJS.CpuUsage,
  met: number,
): void {
  const saves = tries(promised)
  const counts = { tried: saves, accepted: saves, refused: 0, lost: lost.length }
  const cpuSeconds = (user + system) / 1e6
  expectNothingLost({ kind, cpuSeconds, ...counts, met, faults: lost.slice(0, MOST_FAULTS) }, saves)
}

/**
 * The same for changed replies and inputs, of which neither all nor none may be accepted: the changes
 * would be too few or too many.
 */
export function expectNothingLostOfChanged(tally: Tally, promised: number): void {
  expectNothingLost(tally, promised)
  if (onlyAt !== null) return
  const { tried, accepted, refused } = tally
  expect(accepted).toBeGreaterThan(tried / 20)
  expect(refused).toBeGreaterThan(tried / 20)
}
