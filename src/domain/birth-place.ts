import { folded } from '~/domain/places/folded.ts'
import type { FoundPlace } from '~/domain/places/place.ts'

/**
 * The first of the found places that is called as was typed: "pune", "Bangalore" for "Bengaluru
 * (Bangalore), Karnataka, India", "São Paulo" or "Sao Paulo, Brazil". What follows after commas has
 * to be in the label in its order. `null` when none is: it has to be chosen then.
 */
export function placeCalled(text: string, places: readonly FoundPlace[]): FoundPlace | null {
  const [name, ...areas] = text.split(',').map(folded)
  if (!name) return null
  const isCalled = ({ label }: FoundPlace) => {
    const [first = '', ...rest] = label.split(',')
    return namesOf(first).includes(name) && areInOrder(areas, rest.map(folded))
  }
  return places.find(isCalled) ?? null
}

/** "Bengaluru (Bangalore)" has two names, and both together are one more. */
function namesOf(text: string): string[] {
  return [text, ...text.split(/[()]/)].map(folded)
}

function areInOrder(parts: readonly string[], all: readonly string[]): boolean {
  let from = 0
  return parts.every((part) => {
    const at = all.indexOf(part, from)
    from = at + 1
    return at >= 0
  })
}
