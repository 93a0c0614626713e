/** The bytes an answer holds: all of them, a part (both ends included), or none that exist. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'outside' }

/**
 * Reads a `Range` header (RFC 9110 §14). A header that is missing, malformed, in other units or
 * asks for several ranges is ignored, as the standard allows, and gets the whole.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return { kind: 'whole' }
  if (first === '') {
    const length = Math.min(size, Number(last))
    return length === 0
      ? { kind: 'outside' }
      : { kind: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (last !== '' && Number(last) < start) return { kind: 'whole' }
  return start >= size ? { kind: 'outside' } : { kind: 'part', start, end }
}
