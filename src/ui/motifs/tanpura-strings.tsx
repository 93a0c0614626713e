// Classes, because the content security policy refuses style attributes in the prerendered page.
const STRINGS = [
  'left-[0.465em] w-[0.07em]',
  'left-[1.1725em] w-[0.055em] [animation-delay:-240ms]',
  'left-[1.8725em] w-[0.055em] [animation-delay:-510ms]',
  'left-[2.55em] w-[0.1em] [animation-delay:-760ms]',
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
    <span aria-hidden="true" className="relative inline-block h-[2em] w-[3.1em]">
      <span className="absolute top-[1.82em] left-[0.045em] h-[0.11em] w-[3.01em] rounded-full bg-current" />
      {STRINGS.map((place) => (
        <span
          key={place}
          className={`absolute top-[0.07em] h-[1.8em] rounded-full bg-current ${place} ${sounding ? 'animate-tremble' : ''}`}
        />
      ))}
    </span>
  )
}
