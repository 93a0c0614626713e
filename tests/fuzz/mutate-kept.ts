import { pick, type Random } from './mutate-json.ts'

/** A list in a list in a list, as deep as that. */
function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

function circle(): unknown {
  const round: { self?: unknown } = {}
  round.self = round
  return round
}

/** What somebody, a fault or another version may have left where something else belongs. */
const NONSENSE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => 'x',
  () => 'constructor',
  () => '2026-02-30',
  () => 'x'.repeat(20_000),
  () => -1,
  () => 1.5,
  () => 1e300,
  () => Number.NaN,
  () => Number.NEGATIVE_INFINITY,
  () => true,
  () => [],
  () => ({}),
  () => nested(100),
  () => Array.from({ length: 50 }, () => ({ x: [null] })),
  () => new Date(Number.NaN),
  () => new Map([['x', 1]]),
  () => 7n,
  circle,
]

/**
 * A copy of a value with one part of it, at any depth, left out or replaced by nonsense; now and then
 * all of it is.
 */
export function mutatedKept(value: unknown, random: Random): unknown {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (names.length === 0 || random() < 0.05) return pick(random, NONSENSE)()
  const name = pick(random, names)
  const copy: Record<string, unknown> = { ...Object(value) }
  const part = copy[name]
  if (typeof part === 'object' && part !== null && random() < 0.7) {
    copy[name] = mutatedKept(part, random)
  } else if (random() < 0.3) delete copy[name]
  else copy[name] = pick(random, NONSENSE)()
  return Array.isArray(value) ? Object.values(copy) : copy
}
