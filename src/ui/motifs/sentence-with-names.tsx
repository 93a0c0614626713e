/** Words in Devanagari, with the spaces between them. */
const DEVANAGARI = /([\u0900-\u097f]+(?: [\u0900-\u097f]+)*)/u

/**
 * A sentence of the app with names of the sky in it, as `ownName` gives them. Those in Devanagari get their
 * language, which says in what voice and in what font. It is not for sentences with words of a person.
 */
export function SentenceWithNames({ children }: { children: string }) {
  // Every second part is what the pattern has found.
  return children.split(DEVANAGARI).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other id.
    <span key={index} lang={index % 2 === 1 ? 'sa' : undefined}>
      {part}
    </span>
  ))
}
