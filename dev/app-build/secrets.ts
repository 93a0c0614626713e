/**
 * What must never reach a browser, with the name a person knows it by. Braces are left out of
 * addresses because the Neon driver puts one together in a template.
 */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a database address with a password': /postgres(?:ql)?:\/\/[^@\s"'`/{}]*:[^@\s"'`{}]+@/,
  'a Neon password': /\bnpg_\w+/,
  'a private key': /-----BEGIN/,
  'a secret API key': /\bsk_(?:live|test)?_?[A-Za-z0-9]{8,}/,
}

/** Names the secrets that a text seems to hold. */
export function secretsIn(text: string): string[] {
  return Object.keys(SECRETS).filter((name) => SECRETS[name]?.test(text))
}

/** Names of settings that a text mentions. */
export function settingsIn(text: string): string[] {
  return [...new Set(text.match(/\bVITE_[A-Z0-9_]+/g))]
}
