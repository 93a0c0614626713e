/** Text as PostgreSQL can store it: half a surrogate pair becomes �, a NUL character is dropped. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
