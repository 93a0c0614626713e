// Never asked for: it only shows where a path would lead.
const HERE = 'https://here.invalid'
const LONGEST = 2048

/**
 * Whether a recording's address may be played: a path of this site, or https anywhere.
 * Addresses come with navigation state, which anybody can write by hand.
 */
export function isPlayableUrl(text: string): boolean {
  if (text.length > LONGEST) return false
  if (!URL.canParse(text, HERE)) return false
  const url = new URL(text, HERE)
  if (url.username !== '' || url.password !== '') return false
  if (text.startsWith('/')) return url.origin === HERE
  return /^https:\/\//i.test(text)
}
