import type { FoundPlace } from '~/domain/places/place.ts'

/**
 * The first of the found places that is called as was typed: "pune", "São Paulo" or "Sao Paulo,
 * Brazil", a part of the label after another from its first on. `null` when none is: it has to be
 * chosen then.
 */
export function placeCalled(text: string, places: readonly FoundPlace[]): FoundPlace | null {
  const [name, ...more] = partsOf(text)
  if (!name) return null
  const isCalled = ({ label }: FoundPlace) => {
    const [first, ...rest] = partsOf(label)
    if (first !== name) return false
    let from = 0
    return more.every((part) => {
      const at = rest.indexOf(part, from)
      from = at + 1
      return at >= 0
    })
  }
  return places.find(isCalled) ?? null
}

/** Lower case, without the marks above and below letters, split at commas. */
function partsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
}
