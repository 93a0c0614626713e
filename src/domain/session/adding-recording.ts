import { isStoredAddress, LONGEST_TITLE } from '~/domain/session/personal-recording.ts'
import { storableText } from '~/lib/storable-text.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

// Control characters, and what turns the direction of a text; not what joins the letters of a script.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200c|\u200d)\p{Cf}/gu
const NOTHING_SEEN = /^(?:\s|\u200c|\u200d)*$/

/** A title from the name of a file, without its extension; `null` for a name that says nothing. */
export function titleOfFile(name: string): string | null {
  const stem = storableText(name)
    .replace(UNSEEN, ' ')
    .trim()
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return NOTHING_SEEN.test(stem) ? null : [...stem].slice(0, LONGEST_TITLE).join('').trim()
}

/** The raga of the catalogue that a text names, else the longest of `names` among its words. */
export function ragaIn(text: string, names: readonly string[]): string | null {
  const known = ragaNamed(text)
  if (known) return known.name
  const words = wordsOf(text)
  // "Bhairavi" is no "Bhairav", and "Ahir Bhairav" is more than "Bhairav".
  const found = names.filter((name) => words.includes(wordsOf(name)))
  return found.reduce<string | null>(
    (longest, name) => (longest !== null && longest.length >= name.length ? longest : name),
    null,
  )
}

/** The words of a text, each with a space before and after it. */
function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
}

/** A raga as it was typed, under the name that Alap has for it; `null` for an empty text. */
export function typedRaga(text: string): string | null {
  const typed = storableText(text).trim()
  return typed === '' ? null : (ragaNamed(typed)?.name ?? typed)
}

/** Why the address of a recording cannot be one. */
export type AddressFault =
  | 'none'
  | 'no-address'
  | 'not-https'
  | 'with-password'
  | 'private-network'
  | 'too-long'

const LONGEST_ADDRESS = 2048

// Names that only a home or an office knows, and numbers that no public host has; among those of
// IPv6, whatever stands for a number of IPv4.
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|lan|home|home\.arpa|intranet|corp)$/
const PRIVATE_NUMBER =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|22[4-9]|2[345]\d)\.[\d.]+$/
const PRIVATE_SIX = /^\[(?:::|64:ff9b:|f[cdf]|fe[89a-f])/

/** What is wrong with an address that a person typed; `null` for one that may be tried. */
export function addressFault(text: string): AddressFault | null {
  const typed = text.trim()
  if (typed === '') return 'none'
  if (typed.length > LONGEST_ADDRESS) return 'too-long'
  const url = parsed(typed)
  if (!url || url.hostname === '') return 'no-address'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.username !== '' || url.password !== '') return 'with-password'
  const host = url.hostname.replace(/\.+$/, '')
  if (PRIVATE_NAME.test(host) || PRIVATE_NUMBER.test(host) || PRIVATE_SIX.test(host)) {
    return 'private-network'
  }
  if (!host.includes('.') && !host.startsWith('[')) return 'private-network'
  const address = addressOf(typed)
  // Letters of other scripts take more room in it than where they are typed.
  if (address.length > LONGEST_ADDRESS) return 'too-long'
  return isStoredAddress(address) ? null : 'no-address'
}

/** The address as it is stored, without its fragment. */
export function addressOf(text: string): string {
  const url = new URL(text.trim())
  url.hash = ''
  return url.href
}

// `URL.canParse` is newer than some browsers that Alap supports.
function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
