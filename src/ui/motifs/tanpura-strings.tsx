// Classes, because the content security policy refuses style attributes in the prerendered page.
const STRINGS = [
  'w-px',
  'w-px [animation-delay:-240ms]',
  'w-px [animation-delay:-510ms]',
  'w-0.5 [animation-delay:-760ms]',
] as const

type TanpuraStringsProps = {
  /** The strings vibrate while sound plays and are still otherwise. */
  sounding: boolean
}

/**
 * The four strings of the tanpura. Decoration only: words next to them say the same. Boxes and no
 * drawing, because the page itself would have to draw every frame of an SVG that moves.
 */
export function TanpuraStrings({ sounding }: TanpuraStringsProps) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-8 w-12 justify-between px-1 border-current border-b"
    >
      {STRINGS.map((look) => (
        <span key={look} className={`bg-current ${look} ${sounding ? 'animate-tremble' : ''}`} />
      ))}
    </span>
  )
}
