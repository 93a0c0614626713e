/** What must never reach a browser, with the name a person knows it by. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a database address with a password': /postgres(?:ql)?:\/\/[^@\s"'`/]*:[^@\s"'`]+@/,
  'a Neon password': /\bnpg_\w+/,
  'a private key': /-----BEGIN/,
  'a secret API key': /\bsk_(?:live|test)?_?[A-Za-z0-9]{8,}/,
}

// The Neon driver explains with this example what an address looks like.
const EXAMPLE = 'postgresql://user:password@host.tld/'

/** Names the secrets that a text seems to hold. */
export function secretsIn(text: string): string[] {
  const ours = text.replaceAll(EXAMPLE, '')
  return Object.keys(SECRETS).filter((name) => SECRETS[name]?.test(ours))
}

/** Names of settings that a text mentions. */
export function settingsIn(text: string): string[] {
  return [...new Set(text.match(/\bVITE_[A-Z0-9_]+/g))]
}
