// Never requested: it is only a base to resolve a path against.
const HERE = 'https://here.invalid'
const LONGEST = 2048

/**
 * Whether a recording's address may be played: a path of this site, or https on any site. Addresses
 * come with navigation state, which anybody can write by hand.
 */
export function isPlayableUrl(text: string): boolean {
  if (text.length > LONGEST) return false
  const url = parsed(text)
  if (!url) return false
  if (url.username !== '' || url.password !== '') return false
  if (text.startsWith('/')) return url.origin === HERE
  return /^https:\/\//i.test(text)
}

// `URL.canParse` is newer than some browsers that Alap supports.
function parsed(text: string): URL | null {
  try {
    return new URL(text, HERE)
  } catch {
    return null
  }
}
