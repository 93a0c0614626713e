/** Whether any character of the text is in a CSS `unicode-range` (`U+0-FF, U+2??`). */
export function unicodeRangeHolds(range: string, text: string): boolean {
  const spans = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^u\+/i, '').split('-')
    return [
      Number.parseInt(first.replaceAll('?', '0'), 16),
      Number.parseInt(last.replaceAll('?', 'f'), 16),
    ] as const
  })
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return spans.some(([first, last]) => code >= first && code <= last)
  })
}
