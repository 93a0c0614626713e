import parseRange from 'range-parser'

/** The bytes of a response: all of them, a part (both ends included), or none that exist. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'outside' }

/**
 * Reads a `Range` header (RFC 9110 §14). A header that is missing, malformed, in other units or for
 * several ranges is ignored, as the standard allows, and gives the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  if (!header?.startsWith('bytes=')) return { kind: 'whole' }
  const ranges = parseRange(size, suffixWithin(header, size))
  if (ranges === -1) return { kind: 'outside' }
  const [part, second] = ranges === -2 ? [] : ranges
  return part && !second ? { kind: 'part', ...part } : { kind: 'whole' }
}

/** The last n bytes of a shorter file are the whole file; the parser would refuse them. */
function suffixWithin(header: string, size: number): string {
  return header.replace(
    /^bytes=\s*-(\d+)\s*$/,
    (_, last) => `bytes=-${Math.min(Number(last), size)}`,
  )
}
