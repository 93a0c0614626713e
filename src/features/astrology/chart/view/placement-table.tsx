import { type RefObject, useEffect, useRef, useState } from 'react'

export type PlacementRow = {
  readonly name: string
  readonly sign: string
  readonly degree: string
  /** Its motion: "retrograde, combust", or nothing. */
  readonly motion: string
  readonly house: number
  readonly nakshatra: string
  readonly pada: number
  readonly longitude: string
}

type PlacementTableProps = { caption: string; rows: readonly PlacementRow[] }

const HEADINGS = ['Graha', 'Sign', 'House', 'Nakshatra', 'Degree of 360']

/**
 * The same data as the drawing. It fits a phone; with larger text it scrolls separately, also with
 * the arrow keys.
 */
export function PlacementTable({ caption, rows }: PlacementTableProps) {
  const box = useRef<HTMLElement>(null)
  const isCut = useIsCut(box)
  return (
    <section
      ref={box}
      aria-label={caption}
      tabIndex={isCut ? 0 : undefined}
      className="-mx-5 overflow-x-auto px-5"
    >
      <table className="w-full break-words text-left text-small figures">
        <caption className="mb-2 text-left font-display font-semibold text-lead">{caption}</caption>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="pr-1 font-semibold text-ink-soft">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th scope="row" className="py-2 pr-1 font-semibold">
                {row.name}
              </th>
              <td className="py-2 pr-1">
                {row.sign} <span className="inline-block whitespace-nowrap">{row.degree}</span>
                {row.motion && <span className="block text-ink-soft">{row.motion}</span>}
              </td>
              <td className="py-2 pr-1">{row.house}</td>
              <td className="py-2 pr-1">
                {row.nakshatra}{' '}
                <span className="inline-block whitespace-nowrap">pada {row.pada}</span>
              </td>
              <td>{row.longitude}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Whether an element is wider than its box and must scroll sideways. */
function useIsCut(box: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    watch.observe(element)
    for (const child of element.children) watch.observe(child)
    return () => watch.disconnect()
  }, [box])
  return isCut
}
