/**
 * Secrets that must never reach a browser, with their names for people. Braces are not matched in
 * addresses because the Neon driver builds one from a template.
 */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a database address with a password': /postgres(?:ql)?:\/\/[^@\s"'`/{}]*:[^@\s"'`{}]+@/,
  'a Neon password': /\bnpg_\w+/,
  'a private key': /-----BEGIN/,
  'a secret API key': /\bsk_(?:live|test)?_?[A-Za-z0-9]{8,}/,
}

/** Returns the names of the secrets that a text seems to contain. */
export function secretsIn(text: string): string[] {
  return Object.keys(SECRETS).filter((name) => SECRETS[name]?.test(text))
}

/** Returns the names of settings that appear in a text. */
export function settingsIn(text: string): string[] {
  return [...new Set(text.match(/\bVITE_[A-Z0-9_]+/g))]
}
