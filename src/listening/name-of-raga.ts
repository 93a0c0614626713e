import type { Name } from '~/lib/words/name-forms.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

/** The raga of a recording in all letters; a name that Alap does not know has only those of the person. */
export function nameOfRaga(written: string): Name | string {
  const known = ragaNamed(written)
  return known ? { ...known, latin: written } : written
}

/** The same in the letters that the person chose, where there is no room for two scripts. */
export function toldRaga(written: string): string {
  const name = nameOfRaga(written)
  return typeof name === 'string' ? name : ownName(name)
}
