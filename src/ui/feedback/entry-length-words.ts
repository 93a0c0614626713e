import { groupedNumber } from '~/lib/words/grouped-number.ts'

/** Shown next to a text that is longer than an entry holds; both lengths in code points. */
export function tooLongWords(length: number, most: number): string {
  const over = groupedNumber(length - most)
  return `An entry holds ${groupedNumber(most)} characters; this text has ${over} more. Nothing was cut: shorten it, or save the rest as a second entry.`
}
