/** Words in Devanagari, with the spaces between them. */
const DEVANAGARI = /([\u0900-\u097f]+(?: [\u0900-\u097f]+)*)/u

type SentenceWithNamesProps = {
  /** The language of the names: ragas and swaras are named in Hindi. */
  in?: 'hi' | 'sa'
  children: string
}

/**
 * A sentence of the app with names in it, as `ownName` gives them. Those in Devanagari get their language, which
 * says in what voice and in what font. It is not for sentences with words of a person.
 */
export function SentenceWithNames({ in: language = 'sa', children }: SentenceWithNamesProps) {
  // Every second part is what the pattern has found.
  return children.split(DEVANAGARI).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other id.
    <span key={index} lang={index % 2 === 1 ? language : undefined}>
      {part}
    </span>
  ))
}
