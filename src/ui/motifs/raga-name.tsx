import type { CSSProperties } from 'react'

const SIZES = {
  inline: ['font-semibold', 'ml-0.5'],
  title: ['font-semibold text-title', 'inline-block text-[0.85em]'],
  hero: [
    'raga-hero block font-semibold tracking-[-0.015em]',
    'mt-1 block font-medium text-[0.62em]',
  ],
} as const

type RagaNameProps = {
  name: string
  devanagari?: string | undefined
  size?: keyof typeof SIZES
}

/** A raga's name in both scripts; as a hero, as large as its longest word has room for. */
export function RagaName({ name, devanagari, size = 'inline' }: RagaNameProps) {
  const [latin, deva] = SIZES[size]
  const both = (
    <span
      className={`raga-name font-display ${latin}`}
      {...(size === 'hero' && { style: lettersOf(name) })}
    >
      <span>{name}</span>
      {devanagari && ' '}
      {devanagari && (
        <span lang="hi" className={`whitespace-nowrap font-normal ${deva}`}>
          {devanagari}
        </span>
      )}
    </span>
  )
  return size === 'hero' ? <span className="@container block">{both}</span> : both
}

/** How many letters the longest word has, for `raga-hero`. */
function lettersOf(name: string): CSSProperties & Record<'--letters', number> {
  return { '--letters': Math.max(...name.split(' ').map((word) => word.length)) }
}
