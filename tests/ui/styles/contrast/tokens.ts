export type Scheme = 'light' | 'dark'
export type Tokens = ReadonlyMap<string, string>

type Declaration = { readonly name: string; readonly value: string; readonly within: string }

/** Every colour token of a style sheet, in order, with the rules that stand around it. */
function declarations(css: string): Declaration[] {
  const found: Declaration[] = []
  const around: string[] = []
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, head = '', mark] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const text = head.trim()
    if (mark === '{') around.push(text)
    const [, name, value] = /^--color-([\w-]+)\s*:\s*(.+)$/s.exec(text) ?? []
    if (mark !== '{' && name && value) found.push({ name, value, within: around.join(' ') })
    if (mark === '}') around.pop()
  }
  return found
}

/** The watches a style sheet has colours for. */
export function prahars(css: string): string[] {
  return [...new Set([...css.matchAll(/\[data-prahar="([\w-]+)"\]/g)].map(([, name = '']) => name))]
}

/**
 * The tokens in force in one watch and scheme. `:root`, `@theme` and one attribute weigh the same,
 * so the last that applies wins.
 */
export function tokensOf(css: string, prahar: string, scheme: Scheme): Tokens {
  const inForce = declarations(css).filter(({ within }) => {
    const watch = /\[data-prahar="([\w-]+)"\]/.exec(within)?.[1]
    if (watch !== undefined && watch !== prahar) return false
    return scheme === 'dark' || !within.includes('prefers-color-scheme: dark')
  })
  return new Map(inForce.map(({ name, value }) => [name, value]))
}
