import {
  type Chunk,
  DOCUMENT,
  isLibrary,
  type ModuleNode,
  type Weights,
  weightsOf,
} from './module-graph.ts'

/**
 * Characters of unused code that are worth loading to save one request: about 16 kB compressed,
 * which a slow phone (1.6 Mbit/s) loads in less than one round trip (150 ms).
 */
const WORTH_OF_A_REQUEST = 98_500

type Merge = { readonly one: Chunk; readonly other: Chunk; readonly cost: number }

/**
 * Merges chunks two by two, always the cheapest pair, as long as the saved requests are worth more
 * than the unused code that is then loaded, and further until at most `most` are left. What several
 * pages share and is small joins the document, and chunks never need each other.
 */
export function mergeChunks(
  nodes: readonly ModuleNode[],
  chunks: readonly Chunk[],
  most: number,
): readonly Chunk[] {
  const weights = weightsOf(nodes)
  let merged = chunks
  for (;;) {
    const needs = needsOf(nodes, merged)
    const best = cheapest(
      merged,
      needs,
      weights,
      merged.length > most ? Number.POSITIVE_INFINITY : 0,
    )
    if (!best) return merged
    merged = afterMerge(merged, needs, best)
  }
}

/** The cheapest merge that costs less than `limit`. */
function cheapest(
  chunks: readonly Chunk[],
  needs: Needs,
  weights: Weights,
  limit: number,
): Merge | undefined {
  const lazy = chunks.filter(({ entries }) => !entries.has(DOCUMENT))
  const app = chunks.find(isAppOfDocument)
  let best: Merge | undefined
  for (const [index, one] of lazy.entries()) {
    const cost = costOfJoining(one, needs, weights)
    if (app && cost < (best?.cost ?? limit)) best = { one: app, other: one, cost }
    for (const other of lazy.slice(index + 1)) {
      const below = best?.cost ?? limit
      if (leastCost(one, other, weights) >= below) continue
      const cost = costOf(one, other, needs, weights)
      if (cost < below) best = { one, other, cost }
    }
  }
  return best
}

/** A library and code that nothing needs with it: a page that waits for one must never load the other. */
function areStrangers(one: Chunk, other: Chunk): boolean {
  return (
    (one.modules.some(isLibrary) || other.modules.some(isLibrary)) &&
    ![...one.entries].some((entry) => other.entries.has(entry))
  )
}

function isAppOfDocument({ entries, modules }: Chunk): boolean {
  return entries.has(DOCUMENT) && !modules.every(isLibrary)
}

/** The cost of loading a chunk with the document; infinite when it must stay out of it. */
function costOfJoining(chunk: Chunk, needs: Needs, weights: Weights): number {
  const needed = [...(needs.get(chunk) ?? [])]
  if (chunk.isLate || needed.some(({ entries }) => !entries.has(DOCUMENT))) {
    return Number.POSITIVE_INFINITY
  }
  const costs = weights.map(
    (weight, entry) => (chunk.entries.has(entry) ? -WORTH_OF_A_REQUEST : chunk.size) * weight,
  )
  return costs.reduce((sum, cost) => sum + cost, 0)
}

/** Characters loaded without use, less the requests saved; infinite when it would make a circle. */
function costOf(one: Chunk, other: Chunk, needs: Needs, weights: Weights): number {
  if (isBetween(one, other, needs) || isBetween(other, one, needs)) return Number.POSITIVE_INFINITY
  return (
    leastCost(one, other, weights) +
    costOfNeeds(one, other, needs, weights) +
    costOfNeeds(other, one, needs, weights)
  )
}

/** The unused code that entries of only one chunk load with the other, less the requests saved. */
function leastCost(one: Chunk, other: Chunk, weights: Weights): number {
  if (areStrangers(one, other)) return Number.POSITIVE_INFINITY
  let cost = 0
  for (const entry of one.entries) {
    cost += (other.entries.has(entry) ? -WORTH_OF_A_REQUEST : other.size) * (weights[entry] ?? 1)
  }
  for (const entry of other.entries) {
    if (!one.entries.has(entry)) cost += one.size * (weights[entry] ?? 1)
  }
  return cost
}

/** The size of what the entries of `one` must load in addition because `other` needs it. */
function costOfNeeds(one: Chunk, other: Chunk, needs: Needs, weights: Weights): number {
  let cost = 0
  for (const needed of needs.get(other) ?? []) {
    if (needed === one || needed.entries.has(DOCUMENT)) continue
    for (const entry of one.entries) {
      if (!needed.entries.has(entry)) cost += needed.size * (weights[entry] ?? 1)
    }
  }
  return cost
}

function afterMerge(chunks: readonly Chunk[], needs: Needs, { one, other }: Merge): Chunk[] {
  const entries = new Set([...one.entries, ...other.entries])
  const needed = new Set([...(needs.get(one) ?? []), ...(needs.get(other) ?? [])])
  const rest = chunks.filter((chunk) => chunk !== one && chunk !== other)
  return [
    ...rest.map((chunk) =>
      needed.has(chunk) && !chunk.entries.has(DOCUMENT)
        ? { ...chunk, entries: new Set([...chunk.entries, ...entries]) }
        : chunk,
    ),
    {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      entries,
      isLate: one.isLate || other.isLate,
    },
  ]
}

/** For each chunk all chunks that it imports, directly or through others. */
type Needs = ReadonlyMap<Chunk, ReadonlySet<Chunk>>

function needsOf(nodes: readonly ModuleNode[], chunks: readonly Chunk[]): Needs {
  const importsOf = new Map(nodes.map(({ id, imports }) => [id, imports]))
  const homes = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const direct = new Map(
    chunks.map((chunk) => {
      const ids = chunk.modules.flatMap((id) => importsOf.get(id) ?? [])
      return [chunk, new Set(ids.flatMap((id) => homes.get(id) ?? []))] as const
    }),
  )
  return new Map(
    chunks.map((chunk) => {
      const all = new Set(direct.get(chunk))
      for (const next of all) for (const further of direct.get(next) ?? []) all.add(further)
      all.delete(chunk)
      return [chunk, all] as const
    }),
  )
}

/** Whether a third chunk needs `last` and is needed by `first`. */
function isBetween(first: Chunk, last: Chunk, needs: Needs): boolean {
  const firstNeeds = [...(needs.get(first) ?? [])]
  return firstNeeds.some((between) => between !== last && needs.get(between)?.has(last))
}
