import { randomStream } from '~/raga/random.ts'
import { type FaultKind, PASSING_FAULTS } from './fault.ts'

/** Chooses the fault of the next request; `null` lets it pass as it is. */
export type FaultPlan = () => FaultKind | null

type Seeded = {
  readonly seed: number | string
  /** The share of requests with a fault, 0 to 1. */
  readonly share: number
  /** What to choose among; by default every fault that ends by itself. */
  readonly kinds?: readonly FaultKind[]
}

/** A plan that gives the same faults, request for request, whenever the seed is the same. */
export function seededPlan({ seed, share, kinds = PASSING_FAULTS }: Seeded): FaultPlan {
  const random = randomStream(`faults/${seed}`)
  return () => {
    // Both numbers are drawn each time, so that another share moves no later choice.
    const [chance, choice] = [random(), random()]
    return chance < share ? (kinds[Math.floor(choice * kinds.length)] ?? null) : null
  }
}
