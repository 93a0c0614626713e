const SIZES = {
  inline: ['font-semibold', 'ml-0.5'],
  title: ['font-semibold text-title', 'inline-block text-[0.85em]'],
  hero: ['font-semibold text-hero tracking-[-0.015em]', 'mt-1 block font-medium text-[0.62em]'],
} as const

type RagaNameProps = {
  name: string
  devanagari?: string | undefined
  size?: keyof typeof SIZES
}

/** A raga's name in both scripts. */
export function RagaName({ name, devanagari, size = 'inline' }: RagaNameProps) {
  const [latin, deva] = SIZES[size]
  return (
    <span className={`font-display ${latin}`}>
      <span>{name}</span>
      {devanagari && ' '}
      {devanagari && (
        <span lang="hi" className={`font-normal ${deva}`}>
          {devanagari}
        </span>
      )}
    </span>
  )
}
