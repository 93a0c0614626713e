import { vi } from 'vitest'
import { randomStream } from '~/raga/random.ts'
import { PASSING_FAULTS } from '~tests/fuzz/faults/fault.ts'
import { faultFetch } from '~tests/fuzz/faults/fault-fetch.ts'
import { seededPlan } from '~tests/fuzz/faults/fault-plan.ts'
import { createFaults, type Faults } from '~tests/fuzz/faults/faults.ts'
import { createLine } from './line.ts'
import { ownPatience } from './own-patience.ts'
import { seedIds, withSeededIds } from './seeded-ids.ts'

/** A person of a model, all of whose chances come from one seed. */
export type Player = {
  readonly uid: string
  readonly faults: Faults
  readonly random: () => number
  /** Another stream of chances of this person. */
  chances(name: string): () => number
  /** One request of a person is under way at a time, so that no chance decides which is first. */
  readonly inLine: ReturnType<typeof createLine>
  /** Does some work whose new ids are the person's own. */
  play<Result>(work: () => Promise<Result>): Promise<Result>
  /** Does some work that meets no fault; the plan of faults goes on after it. */
  inPeace<Result>(work: () => Promise<Result>): Promise<Result>
}

type Options = {
  readonly seed: string
  /** The share of requests with a fault, 0 to 1. */
  readonly share: number
  readonly fetch: typeof fetch
}

// A restart ends the requests of everybody, each where it happens to be, which no seed decides.
const KINDS = PASSING_FAULTS.filter((kind) => kind !== 'restart')

/**
 * Puts faults beneath the client of many people at the same time. Each has a plan of faults, chances
 * and ids of their own, so that what a person meets does not depend on who else is there.
 */
export function peopleUnderFaults({ seed, share, fetch }: Options) {
  const people = new Map<string, Faults>()
  const endPatience = ownPatience()
  const nobody = createFaults()
  seedIds()
  const own = (uid: string) => people.get(uid) ?? nobody
  vi.stubGlobal('fetch', faultFetch(own, fetch))
  return {
    /** A person under a uid; `name` is the part of the seed that is theirs. */
    join: (uid: string, name: string): Player => {
      const plan = seededPlan({ seed: `${seed}/${name}`, share, kinds: KINDS })
      const faults = createFaults({ plan, endPatience })
      people.set(uid, faults)
      const chances = (of: string) => randomStream(`${of}/${seed}/${name}`)
      const ids = chances('ids')
      return {
        uid,
        faults,
        chances,
        random: chances('practice'),
        inLine: createLine(),
        play: (work) => withSeededIds(ids, work),
        inPeace: async (work) => {
          faults.follow(null)
          const result = await work()
          faults.follow(plan)
          return result
        },
      }
    },
    /** How many requests were sent so far, and how many of them met a fault. */
    met: () => {
      const all = [...people.values()].flatMap(({ done }) => done)
      return { requests: all.length, faults: all.filter((kind) => kind !== null).length }
    },
  }
}
