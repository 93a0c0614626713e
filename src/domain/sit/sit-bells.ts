/**
 * When a sit has bells between the opening and the closing one: never, every n minutes, or once.
 */
export const SIT_BELLS = ['none', 5, 10, 15, 'halfway'] as const

export type SitBells = (typeof SIT_BELLS)[number]

export type BellKind = 'opening' | 'interval' | 'closing'

/** What decides when a sit's bells ring. */
type Plan = {
  /** Of sitting. */
  readonly seconds: number
  readonly bells: SitBells
}

/** A bell later than this, in seconds, would mark nothing. */
const LATEST_BELL = 10

/** The bells within a sit, in seconds from its beginning; never one at its very end. */
export function bellsOf({ seconds, bells }: Plan): readonly number[] {
  if (bells === 'none') return []
  if (bells === 'halfway') return [seconds / 2]
  const apart = bells * 60
  const count = Math.ceil(seconds / apart) - 1
  return Array.from({ length: count }, (_, index) => (index + 1) * apart)
}

/**
 * The bell to ring for a sit that has come from one second to another. However rarely or often it is
 * asked, each bell rings at most once; of several missed bells only the closing one rings.
 */
export function bellBetween(plan: Plan, from: number, to: number): BellKind | null {
  if (from < plan.seconds && to >= plan.seconds) return 'closing'
  const due = bellsOf(plan).findLast((at) => at > from && at <= to)
  return due !== undefined && to - due <= LATEST_BELL ? 'interval' : null
}
