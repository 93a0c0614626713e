// Classes, because the content security policy refuses style attributes in the prerendered page.
const STRINGS = [
  { x: 10, width: 1.4, delay: '' },
  { x: 24, width: 1.1, delay: '[animation-delay:-240ms]' },
  { x: 38, width: 1.1, delay: '[animation-delay:-510ms]' },
  { x: 52, width: 2, delay: '[animation-delay:-760ms]' },
] as const

type TanpuraStringsProps = {
  /** The strings vibrate while sound plays and are still otherwise. */
  sounding: boolean
}

/** The four strings of the tanpura. Decoration only: words next to them say the same. */
export function TanpuraStrings({ sounding }: TanpuraStringsProps) {
  return (
    <svg viewBox="0 0 62 40" width="3.1em" height="2em" aria-hidden="true" stroke="currentColor">
      <path d="M2 37.5h58" strokeWidth="2.2" strokeLinecap="round" />
      {STRINGS.map((string) => (
        <path
          key={string.x}
          d={`M${string.x} 2v35.5`}
          strokeWidth={string.width}
          strokeLinecap="round"
          className={sounding ? `animate-tremble ${string.delay}` : undefined}
        />
      ))}
    </svg>
  )
}
