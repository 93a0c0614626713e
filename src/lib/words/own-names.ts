import { ownSettings } from '~/lib/shell/own-settings.ts'
import type { Name } from '~/lib/words/name-forms.ts'

export const NAME_FORMS = ['both', 'latin', 'devanagari', 'iast'] as const

export type NameForm = (typeof NAME_FORMS)[number]

/** In which letters the person wants to see names: in both scripts, until they choose. */
export function namesNow(): NameForm {
  const chosen = ownSettings.read('names')
  return NAME_FORMS.find((form) => form === chosen) ?? 'both'
}

/** A name within a sentence, where there is no room for two scripts: in Latin letters, unless others are chosen. */
export function ownName(name: Name): string {
  const form = namesNow()
  return name[form === 'both' ? 'latin' : form]
}

/**
 * The language of what `ownName` gives, where it stands alone; `undefined` for that of the page. Ragas are named in
 * Hindi, the sky in Sanskrit.
 */
export function ownNameLanguage(devanagari: 'hi' | 'sa' = 'sa', form: NameForm = namesNow()) {
  return form === 'devanagari' ? devanagari : form === 'iast' ? 'sa-Latn' : undefined
}

/** The same where no language can be given, as in the label of a control: never in Devanagari. */
export function spokenName(name: Name): string {
  return name[namesNow() === 'iast' ? 'iast' : 'latin']
}

/** The same after a verb or a preposition, where English has an article for two of the grahas: "the Moon". */
export function inSentence(name: Name): string {
  const own = ownName(name)
  return own === 'Sun' || own === 'Moon' ? `the ${own}` : own
}
