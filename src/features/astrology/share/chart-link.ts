import { detailsOf, type SharedBirth } from '~/domain/birth/shared-birth.ts'
import {
  DETAILS,
  otherVersion,
  parsedJson,
  type ReadShared,
  readDetails,
  refused,
} from '~/features/astrology/share/read-shared.ts'
import { paths } from '~/lib/paths.ts'

// The longest birth, with 300 letters of three bytes each, needs about 1,500.
const MOST_CHARACTERS = 2000
const FRAGMENT = /^v(?<version>\d{1,4})\.(?<payload>[\w-]+)\.(?<check>[0-9a-z]+)$/
const ORDER = Object.keys(DETAILS) as (keyof typeof DETAILS)[]

/**
 * The link that shows a birth's chart. The birth is in the fragment, which a browser sends to no
 * server; everybody who has the link can read it.
 */
export function chartLink(shared: SharedBirth, origin: string): string {
  return `${origin}${paths.tryChart()}#${chartFragment(shared)}`
}

/** `v1.`, the details as base64url of a JSON list, and a check that nothing of it was lost. */
export function chartFragment(shared: SharedBirth): string {
  const details = detailsOf(shared)
  const payload = toBase64Url(JSON.stringify(ORDER.map((name) => details[name])))
  return `v1.${payload}.${checkOf(payload)}`
}

/**
 * Reads a fragment, with or without its `#`; `null` when there is none. It may be from anyone.
 * @param now in ms UTC
 */
export function readChartFragment(hash: string, now: number): ReadShared | null {
  const fragment = hash.replace(/^#/, '')
  if (fragment === '') return null
  if (fragment.length > MOST_CHARACTERS) return refused('The link is longer than any of Alap’s.')
  const { version, payload = '', check } = FRAGMENT.exec(fragment)?.groups ?? {}
  if (version === undefined) return refused(LOST)
  if (version !== '1') return otherVersion('link')
  if (checkOf(payload) !== check) return refused(LOST)
  const values = parsedJson(fromBase64Url(payload) ?? '')
  if (!Array.isArray(values) || values.length !== ORDER.length) return refused(LOST)
  const details = Object.fromEntries(ORDER.map((name, index) => [name, values[index]]))
  return readDetails(details, 'link', now)
}

const LOST = 'The link is not whole: some of it was lost or changed on the way.'

/** FNV-1a, 32 bits: finds what was cut or changed by accident, and keeps nobody out. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** `null` when it is no base64url of UTF-8. */
function fromBase64Url(payload: string): string | null {
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    return null
  }
}
