/** A name in the letters between which a person chooses, see `own-names.ts`. */
export type Name = {
  /** As it stands in an English text: "Ashwini", and of what English has a word for, "Sun". */
  readonly latin: string
  /** The Sanskrit name. */
  readonly devanagari: string
  /** The same, letter by letter. */
  readonly iast: string
}

/** The same for every choice of letters: an id among names, or among words that are none. */
export function latinOf(of: Name | string): string {
  return typeof of === 'string' ? of : of.latin
}

/** What a table has for each Latin name. */
type Letters = readonly [devanagari: string, iast: string]

/** A table of names by their Latin form. */
export function namesOf<Latin extends string>(
  table: Readonly<Record<Latin, Letters>>,
): Readonly<Record<Latin, Name>> {
  const entries = Object.entries<Letters>(table).map(([latin, [devanagari, iast]]) => [
    latin,
    { latin, devanagari, iast },
  ])
  return Object.fromEntries(entries)
}

/** One name of several words, in their order: "Shukla Ekadashi". */
export function joined(...names: readonly Name[]): Name {
  const words = (form: keyof Name) => names.map((name) => name[form]).join(' ')
  return { latin: words('latin'), devanagari: words('devanagari'), iast: words('iast') }
}
