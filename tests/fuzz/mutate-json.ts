import {
  type Change,
  changedSomewhere,
  type JsonTree,
  leaf,
  listOf,
  objectOf,
} from './json-tree.ts'
import { NAMES, TEXTS, TIMES, VALUES } from './odd-values.ts'

export type Random = () => number

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}

const asText = (text: string) => leaf(JSON.stringify(text))

/** The same with another type: a number as text, a text in a list, a list as an object. */
function swapped(tree: JsonTree, random: Random): JsonTree {
  switch (tree.kind) {
    case 'list':
      return objectOf(tree.parts.map((part, index) => [String(index), part]))
    case 'object':
      return listOf(tree.parts.map(([, part]) => part))
    default:
      if (random() < 0.3) return listOf([tree])
      if (random() < 0.3) return objectOf([['value', tree]])
      if (tree.text.startsWith('"')) return leaf(tree.text.slice(1, -1) || '0')
      return asText(tree.text)
  }
}

function leafChanged({ text }: JsonTree, random: Random): JsonTree {
  if (!text.startsWith('"')) {
    const by = pick(random, ['+1', '-1', '*-1', '+0.5', '*1e6', '*1e300'])
    const number = Number(text)
    if (Number.isNaN(number)) return pick(random, VALUES)
    const operand = Number(by.slice(1))
    const changed = by.startsWith('*') ? number * operand : number + Number(by)
    return leaf(Number.isFinite(changed) ? String(changed) : '1e999')
  }
  const content = text.slice(1, -1)
  if (/^\d{4}-\d{2}/.test(content) && random() < 0.5) return asText(pick(random, TIMES))
  const at = Math.floor(random() * (content.length + 1))
  const odd = JSON.stringify(pick(random, TEXTS)).slice(1, -1)
  // Half an escape may break the JSON, which is a reply too.
  return leaf(`"${content.slice(0, at)}${random() < 0.7 ? odd : ''}${content.slice(at + 1)}"`)
}

function partsChanged<Part>(parts: readonly Part[], extra: Part, random: Random): readonly Part[] {
  const at = Math.floor(random() * Math.max(1, parts.length))
  const part = parts[at]
  const how = random()
  if (how < 0.4) return parts.filter((_, index) => index !== at)
  if (how < 0.6 && part !== undefined) return [...parts.slice(0, at), part, ...parts.slice(at)]
  if (how < 0.8) return [...parts, extra]
  if (how < 0.9) return parts.toReversed()
  return part === undefined ? [] : Array.from({ length: 600 }, () => part)
}

function grownOrShrunk(tree: JsonTree, random: Random): JsonTree {
  const extra = pick(random, VALUES)
  if (tree.kind === 'list') return listOf(partsChanged(tree.parts, extra, random))
  if (tree.kind !== 'object') return leafChanged(tree, random)
  const name = pick(random, [...NAMES, ...tree.parts.map(([known]) => known)])
  if (random() < 0.2)
    return objectOf(
      tree.parts.map(([, part], at) =>
        at === 0 ? [name, part] : (tree.parts[at] ?? [name, part]),
      ),
    )
  return objectOf(partsChanged(tree.parts, [name, extra] as const, random))
}

/** One to three changes, each of a part that chance chooses. */
export function mutatedJson(tree: JsonTree, random: Random): JsonTree {
  let changed = tree
  for (let left = 1 + Math.floor(random() ** 4 * 3); left > 0; left -= 1) {
    const how = random()
    const change: Change = (part) => {
      if (how < 0.15) return pick(random, VALUES)
      if (how < 0.25) return swapped(part, random)
      if (how < 0.75) return leafOrParts(part, random)
      return grownOrShrunk(part, random)
    }
    changed = changedSomewhere(changed, random, change)
  }
  return changed
}

function leafOrParts(part: JsonTree, random: Random): JsonTree {
  return part.kind === 'leaf' ? leafChanged(part, random) : grownOrShrunk(part, random)
}
