import { never } from './text-rules.ts'

/**
 * React calls what an effect or a ref callback returns. A body without braces returns whatever its
 * call returns, and a browser may turn nothing into a promise: `scrollIntoView` did.
 */
export const effectsReturnOnPurpose = never(
  ['src/'],
  /\buse(?:Layout|Insertion)?Effect\((?!\s*\(\)\s*=>\s*(?:\(\)\s*=>\s*)?\{)|\b(?:\w+R|r)ef=\{\s*(?:\([^()]*\)|\w+)\s*=>(?!\s*\{)/,
  'has an effect or a ref callback whose body is not in braces: React calls what it returns',
)
