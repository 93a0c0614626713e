import { LONGEST_ENTRY } from '~/domain/journal-entry.ts'
import { DataError } from '~/lib/data-error.ts'
import { dataErrorWords } from '~/ui/error-notice.tsx'

export const INCOMPLETE = 'Please fill in all fields before saving'
export const SAVE_FAILED = 'Failed to save entry. Please try again.'
/** Where trying again cannot help, and the words can be kept in another way. */
export const NOT_SAVED = 'Your changes are not saved'

const NUMBER = new Intl.NumberFormat('en')

/** What stands beside a text that is too long; `length` in code points. */
export function tooLongWords(length: number): string {
  const over = NUMBER.format(length - LONGEST_ENTRY)
  return `An entry holds ${NUMBER.format(LONGEST_ENTRY)} characters; this text has ${over} more. Nothing was cut: shorten it, or save the rest as a second entry.`
}

/** Why something failed and what is safe, in one paragraph. */
export function faultWords(error: unknown): string {
  const { title, text } = dataErrorWords(error instanceof DataError ? error.kind : 'unexpected')
  return `${title}. ${text}`
}
