import { type RefObject, useEffect } from 'react'
import { placesOf } from '~/domain/journal/search-entries.ts'

const NAME = 'found'
const LOOK = `::highlight(${NAME}) {
  background-color: var(--color-accent-wash);
  color: var(--color-accent);
}`

/** The marks of the page, with their look, which the sheet that every page waits for does without. */
function marksOfPage(): Highlight {
  const known = CSS.highlights.get(NAME)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOK)
  document.adoptedStyleSheets.push(sheet)
  const marks = new Highlight()
  CSS.highlights.set(NAME, marks)
  return marks
}

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
    const marks = marksOfPage()
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
