type Ago = { readonly unit: 'week' | 'month' } | { readonly unit: 'year'; readonly years: number }

/** How long ago something was, in words: "a month ago", "2 years ago". */
export function agoWords(ago: Ago): string {
  if (ago.unit !== 'year') return `a ${ago.unit} ago`
  return ago.years === 1 ? 'a year ago' : `${ago.years} years ago`
}
