/** Words in Devanagari with the spaces between them, or what stands before or after such words. */
const PARTS = /([\u0900-\u097f]+(?: [\u0900-\u097f]+)*)|[^\u0900-\u097f]+/gu

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
  return [...children.matchAll(PARTS)].map(({ index, 0: part, 1: name }) => (
    <span key={index} lang={name && language}>
      {part}
    </span>
  ))
}
