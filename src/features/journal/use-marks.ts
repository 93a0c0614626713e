import { type RefObject, useEffect } from 'react'
import { placesOf } from '~/domain/journal/search-entries.ts'

/** The name that the style sheet has for the marks. */
const NAME = 'found'

/**
 * Marks what was looked for in an element whose only child is this text. A browser without highlights
 * of its own shows no marks: the text stays one, for those who have it read aloud and who copy it.
 */
export function useMarks(
  element: RefObject<HTMLElement | null>,
  text: string,
  search: string,
): void {
  useEffect(() => {
    const node = element.current?.firstChild
    if (search === '' || !node || typeof CSS === 'undefined' || !CSS.highlights) return undefined
    const marks = CSS.highlights.get(NAME) ?? new Highlight()
    CSS.highlights.set(NAME, marks)
    const ranges = placesOf(text, search).map(({ from, to }) => {
      const range = new StaticRange({
        startContainer: node,
        startOffset: from,
        endContainer: node,
        endOffset: to,
      })
      marks.add(range)
      return range
    })
    return () => {
      for (const range of ranges) marks.delete(range)
    }
  }, [element, text, search])
}
