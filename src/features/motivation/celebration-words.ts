import type { Achievement } from '~/domain/practice/achievements.ts'

const NAMED = 3

/** What a celebration says: one by its name, several together. */
export function celebrationWords(unlocked: readonly Achievement[]): {
  readonly title: string
  readonly text: string
} {
  const [first] = unlocked
  if (first && unlocked.length === 1) {
    return { title: first.title, text: `Unlocked: ${lowerFirst(first.description)}` }
  }
  const names = unlocked.map(({ title }) => title)
  const rest = names.length - NAMED
  const listed = rest > 1 ? [...names.slice(0, NAMED), `${rest} more`] : names
  return {
    title: `${unlocked.length} achievements unlocked`,
    text: `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}.`,
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
