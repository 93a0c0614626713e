// Classes, because a style attribute in the prerendered page breaks its content security policy.
const STRINGS = [
  { x: 10, width: 1.4, delay: '' },
  { x: 24, width: 1.1, delay: '[animation-delay:-240ms]' },
  { x: 38, width: 1.1, delay: '[animation-delay:-510ms]' },
  { x: 52, width: 2, delay: '[animation-delay:-760ms]' },
] as const

type TanpuraStringsProps = {
  /** The strings tremble while sound plays and lie still when it does not. */
  sounding: boolean
}

/** The four strings of the tanpura: decoration; what they mean is always said in words beside them. */
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
