/**
 * A JSON text as a tree that can also hold what `JSON.stringify` cannot write: a name twice, a number
 * beyond all numbers, `__proto__` as a name. Each part keeps its own text, so that a change of one
 * writes only what is above it again.
 */
export type JsonTree = { readonly text: string; readonly holdsWrapped?: boolean } & (
  | { readonly kind: 'object'; readonly parts: readonly (readonly [name: string, JsonTree])[] }
  | { readonly kind: 'list'; readonly parts: readonly JsonTree[] }
  /** JSON within a text, as the SQL door wraps it. */
  | { readonly kind: 'wrapped'; readonly inner: JsonTree }
  | { readonly kind: 'leaf' }
)

/** Any text instead of a value; it need not be JSON. */
export const leaf = (text: string): JsonTree => ({ kind: 'leaf', text })

export function objectOf(parts: readonly (readonly [string, JsonTree])[]): JsonTree {
  const members = parts.map(([name, part]) => `${JSON.stringify(name)}:${part.text}`)
  const holdsWrapped = parts.some(([, part]) => part.holdsWrapped)
  return { kind: 'object', parts, holdsWrapped, text: `{${members.join(',')}}` }
}

export function listOf(parts: readonly JsonTree[]): JsonTree {
  const holdsWrapped = parts.some((part) => part.holdsWrapped)
  return { kind: 'list', parts, holdsWrapped, text: `[${parts.map(({ text }) => text).join(',')}]` }
}

function wrappedOf(inner: JsonTree): JsonTree {
  return { kind: 'wrapped', inner, holdsWrapped: true, text: JSON.stringify(inner.text) }
}

export function treeOf(value: unknown): JsonTree {
  if (Array.isArray(value)) return listOf(value.map(treeOf))
  if (typeof value === 'object' && value !== null) {
    return objectOf(Object.entries(value).map(([name, part]) => [name, treeOf(part)] as const))
  }
  if (typeof value === 'string' && /^\s*[[{]/.test(value))
    return wrappedOf(treeOf(JSON.parse(value)))
  return leaf(JSON.stringify(value))
}

/** A change of one part of a tree, somewhere below its root or at it. */
export type Change = (tree: JsonTree) => JsonTree

/** Walks down to a part that `random` chooses, and puts what `change` makes of it in its place. */
export function changedSomewhere(tree: JsonTree, random: () => number, change: Change): JsonTree {
  if (tree.kind === 'leaf') return change(tree)
  if (tree.kind === 'wrapped') return wrappedOf(changedSomewhere(tree.inner, random, change))
  if (tree.parts.length === 0 || random() < 0.1) return change(tree)
  // What is wrapped is what the app reads; around it the protocol repeats itself.
  const wrapped = tree.holdsWrapped && random() < 0.95 ? indexOfWrapped(tree.parts) : -1
  const at = wrapped < 0 ? Math.floor(random() * tree.parts.length) : wrapped
  if (tree.kind === 'list') {
    const parts = tree.parts.map((part, index) =>
      index === at ? changedSomewhere(part, random, change) : part,
    )
    return listOf(parts)
  }
  return objectOf(
    tree.parts.map(([name, part], index) => [
      name,
      index === at ? changedSomewhere(part, random, change) : part,
    ]),
  )
}

function indexOfWrapped(parts: readonly (JsonTree | readonly [string, JsonTree])[]): number {
  return parts.findIndex((part) => ('kind' in part ? part : part[1]).holdsWrapped)
}
