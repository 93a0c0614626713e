/** The fields of a birth that something can be wrong with, in the order of the form. */
export const BIRTH_FIELDS = [
  'date',
  'time',
  'place',
  'latitude',
  'longitude',
  'timezone',
  'offset',
] as const

export type BirthField = (typeof BIRTH_FIELDS)[number]

/** `missing`: a field that has to be filled in is empty. The words are for people. */
export type BirthProblem = { readonly kind: 'missing' | 'wrong'; readonly words: string }
export type BirthProblems = Readonly<Partial<Record<BirthField, BirthProblem>>>

/** Reads fields one by one and notes what is in the way. */
export class BirthReader {
  readonly #problems: Partial<Record<BirthField, BirthProblem>> = {}

  get problems(): BirthProblems {
    return this.#problems
  }

  /** What `reader` makes of a field; `null` where it throws a `RangeError`, whose words are kept. */
  read<Value>(field: BirthField, reader: () => Value): Value | null {
    try {
      return reader()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      this.#problems[field] ??= { kind: 'wrong', words: error.message }
      return null
    }
  }

  /** The same for a field that has to be filled in; empty, it is asked for in `words`. */
  required<Value>(field: BirthField, text: string, words: string, reader: () => Value) {
    if (text.trim() !== '') return this.read(field, reader)
    this.#problems[field] = { kind: 'missing', words }
    return null
  }
}
